import * as z from 'zod/mini'

import { email, fullName, acceptEmpty, phone } from '../account/person.ts'
import { isCountry } from '../account/country.ts'
import { identification } from '../account/profile.ts'
import { getDayHere, getYearHere } from '../day.ts'
import { endpoint } from '../endpoint.ts'
import { currency, line, listingCode, readNumberFromText, paragraphs, problem, requiredFlag, rowId } from '../fields.ts'
import { alongside, cameBy } from './alongside.ts'
import { callTimes } from './lead-facts.ts'

/** Characters that a message may have. */
export const longestMessage = 5000

/** The youngest who may ask for a loan or a franchise. */
export const adultAge = 18

/** Amounts in whole cents, as `numeric(14,2)` keeps them. */
const amount = (least: number) =>
  readNumberFromText(
    z.number({ error: ({ input }) => (input === undefined ? 'field.required' : 'field.amount') }).check(
      z.minimum(least, problem('field.too_small')),
      z.maximum(999_999_999_999.99, problem('field.too_large')),
      z.overwrite((sum) => Math.round(sum * 100) / 100),
    ),
    readUnsigned,
  )

/** As programs write it: what people write, a field has read with its currency. */
function readUnsigned(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** A nationality or a country: its ISO code from the list of countries, or its name, which has more letters. */
const countryWord = line(80).check(
  z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.,()&-]*$/u, problem('field.text_only')),
  z.refine((word) => !/^\p{L}{1,2}$/u.test(word) || isCountry(word), problem('field.not_an_option')),
)

/** The birthday of somebody of age, as `1990-12-31`; the day is that of Santo Domingo. */
export const birthDate = line(10).check(
  z.refine((date) => isDate(date), problem('field.date')),
  z.refine((date) => !isDate(date) || date <= lastBirthDate(), problem('field.adult')),
)

function isDate(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whoever was born later is no adult today. */
function lastBirthDate(): string {
  return `${getYearHere() - adultAge}${getDayHere().slice(4)}`
}

const papers = z.optional(z.enum(identification.types, problem('field.not_an_option')))
const propertyCode = acceptEmpty(listingCode)

export const contactInput = z.object({
  full_name: fullName,
  phone,
  email,
  message: paragraphs(longestMessage),
  subscribe: requiredFlag,
  ...alongside,
})

export const agentMessageInput = z.object({
  full_name: fullName,
  phone,
  email,
  message: paragraphs(longestMessage),
  property_code: propertyCode,
  /** At any time unless it says otherwise. */
  call_time: acceptEmpty(z.enum(callTimes, problem('field.not_an_option'))),
  ...alongside,
})

export const loanInput = z
  .object({
    full_name: fullName,
    nationality: countryWord,
    identification_type: z.enum(identification.types, {
      error: ({ input }) => (input === undefined || input === '' ? 'field.required' : 'field.not_an_option'),
    }),
    identification: line(20),
    cellphone: phone,
    phone: acceptEmpty(phone),
    email,
    country: countryWord,
    birth_date: birthDate,
    /** None is an amount too. */
    initial_payment: amount(0),
    loan_amount: amount(1),
    currency,
    property_code: propertyCode,
    comment: acceptEmpty(paragraphs(longestMessage)),
    ...alongside,
  })
  .check(identification.idCard, identification.passport)

export const franchiseInput = z.object({
  full_name: fullName,
  phone,
  email,
  address: line(300),
  birth_date: birthDate,
  subscribe: requiredFlag,
  ...alongside,
})

export const joinInput = z
  .object({
    names: fullName,
    surnames: fullName,
    /** A cédula unless it says otherwise. */
    identification_type: papers,
    identification: line(20),
    email,
    cellphone: phone,
    phone: acceptEmpty(phone),
    subscribe: requiredFlag,
    ...alongside,
  })
  .check(identification.idCard, identification.passport)

/** Whose message it is: an agent's unless it says otherwise. The same number may be an agent's and an agency's. */
export const recipients = ['agent', 'agency'] as const

/** What the visitor is told, and the name under which the network knows the enquiry. */
const received = z.object({ message: z.string(), reference: z.string() })

export const enquiryEndpoints = {
  contact: endpoint({
    method: 'POST',
    path: '/v2/messages/conctact',
    status: 201,
    repeats: 'by content',
    summary: 'A message to the network.',
    input: contactInput,
    output: received,
  }),
  franchise: endpoint({
    method: 'POST',
    path: '/v2/messages/franchise',
    status: 201,
    repeats: 'by content',
    summary: 'A request to open a franchise.',
    input: franchiseInput,
    output: received,
  }),
  loan: endpoint({
    method: 'POST',
    path: '/v2/messages/loan',
    status: 201,
    repeats: 'by content',
    summary: 'A request for a mortgage loan.',
    input: loanInput,
    output: received,
  }),
  join: endpoint({
    method: 'POST',
    path: '/v2/messages/join',
    status: 201,
    repeats: 'by content',
    summary: 'A request to become an agent of the network.',
    input: joinInput,
    output: received,
  }),
  agent: endpoint({
    method: 'POST',
    path: '/v2/messages/agent/{id}',
    status: 201,
    repeats: 'by content',
    summary:
      'A message to an agent; with `recipient` `agency`, or under a number that no agent has, to the agency of that number.',
    input: z.object({
      id: rowId,
      recipient: z.optional(z.enum(recipients, problem('field.not_an_option'))),
      ...agentMessageInput.shape,
    }),
    output: received,
  }),
  whatsapp: endpoint({
    method: 'POST',
    path: '/v2/leads/whatsapp',
    status: 201,
    repeats: 'by content',
    summary:
      'Writes down that a visitor begins to write by WhatsApp to an agent, an agency or, without either, the network; no letter goes out.',
    input: z.object({
      agent_id: z.optional(rowId),
      agency_id: z.optional(rowId),
      property_code: z.optional(listingCode),
      ...cameBy,
    }),
    output: z.object({ reference: z.string() }),
  }),
}
