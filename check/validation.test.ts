import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { accountEndpoints, signInInput, signUpInput } from '#contract/account/account.ts'
import { socialNetworks } from '#contract/account/profile.ts'
import { errorStatus, fieldProblems, type FieldProblem } from '#contract/errors.ts'
import { agentMessageInput, contactInput, franchiseInput, joinInput, loanInput } from '#contract/lead/enquiry.ts'
import { newsletterInput } from '#contract/newsletter/newsletter.ts'
import { searchQuery } from '#contract/search/search.ts'
import { getTexts } from '#web/texts.server.ts'

import { files, isTest, readSource } from './sources.ts'

// Section 5 of the specification, form by form: what is required, what is no value, and the words for it.

type Form = { schema: z.ZodMiniType; good: Record<string, unknown>; required: readonly string[] }

const ana = { full_name: 'Ana Pérez', email: 'ana@example.com', phone: '(809) 555-0100' }
const identity = { identification_type: 'id_card', identification: '001-1234567-8' }
const born = { birth_date: '1990-12-31' }
const password = 'tinaco-sereno-27'

const forms = {
  'sign up': {
    schema: signUpInput,
    good: { ...ana, password, confirmPassword: password },
    required: ['full_name', 'email', 'password', 'confirmPassword'],
  },
  'sign in': { schema: signInInput, good: { email: ana.email, password }, required: ['email', 'password'] },
  'restore password': {
    schema: accountEndpoints.forgotPassword.input,
    good: { email: ana.email },
    required: ['email'],
  },
  'complete sign-up': {
    schema: accountEndpoints.completeSignUp.input,
    good: { full_name: ana.full_name, email: ana.email, type: ['buyer'], is_subscribed: true },
    required: ['full_name'],
  },
  contact: {
    schema: contactInput,
    good: { ...ana, message: 'Hola', subscribe: false },
    required: ['full_name', 'phone', 'email', 'message', 'subscribe'],
  },
  'message to an agent': {
    schema: agentMessageInput,
    good: { ...ana, message: 'Hola' },
    required: ['full_name', 'phone', 'email', 'message'],
  },
  newsletter: {
    schema: newsletterInput,
    good: { name: ana.full_name, email: ana.email, interests: ['1'] },
    required: ['name', 'email'],
  },
  loan: {
    schema: loanInput,
    good: {
      ...identity,
      ...born,
      full_name: ana.full_name,
      email: ana.email,
      nationality: 'DO',
      cellphone: ana.phone,
      country: 'DO',
      initial_payment: '0',
      loan_amount: '2500000.50',
      currency: 'DOP',
    },
    required: [
      'full_name',
      'nationality',
      'identification_type',
      'identification',
      'cellphone',
      'email',
      'country',
      'birth_date',
      'initial_payment',
      'loan_amount',
    ],
  },
  franchise: {
    schema: franchiseInput,
    good: { ...ana, ...born, address: 'Calle El Sol 14', subscribe: true },
    required: ['full_name', 'phone', 'email', 'address', 'birth_date', 'subscribe'],
  },
  join: {
    schema: joinInput,
    good: {
      ...identity,
      names: 'Ana',
      surnames: 'Pérez Gil',
      email: ana.email,
      cellphone: ana.phone,
      subscribe: false,
    },
    required: ['names', 'surnames', 'identification', 'email', 'cellphone', 'subscribe'],
  },
  search: { schema: searchQuery, good: { q: 'piantini' }, required: [] },
} satisfies Record<string, Form>
type FormName = keyof typeof forms

/** What a form says of a field, all else being right; nothing where it takes the value. */
function problemOf(name: FormName, changes: Record<string, unknown>, field = Object.keys(changes)[0]!): string | null {
  const { schema, good }: Form = forms[name]
  const issues = schema.safeParse({ ...good, ...changes }).error?.issues ?? []
  return issues.find(({ path }) => String(path[0]) === field)?.message ?? null
}

describe.each(Object.keys(forms) as FormName[])('%s', (name) => {
  const { schema, good, required }: Form = forms[name]

  test('takes what is right', () => {
    expect(schema.safeParse(good).error?.issues ?? []).toEqual([])
  })

  test.each(required)('asks for %s, left out or empty', (field) => {
    const { [field]: _, ...without } = good
    const issues = schema.safeParse(without).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, 'field.required'])
    expect(problemOf(name, { [field]: '' })).toBe('field.required')
  })
})

/** What is no value, in which form, and what is said of it in Spanish and in English. */
const refused: [FormName, Record<string, unknown>, FieldProblem, es: string, en: string][] = [
  ['sign up', { email: 'ana@' }, 'field.email', 'Escribe un correo válido.', 'Enter a valid email.'],
  ['sign in', { email: 'ana' }, 'field.email', 'Escribe un correo válido.', 'Enter a valid email.'],
  [
    'restore password',
    { email: 'a b@example.com' },
    'field.email',
    'Escribe un correo válido.',
    'Enter a valid email.',
  ],
  ['newsletter', { email: 'ana@localhost' }, 'field.email', 'Escribe un correo válido.', 'Enter a valid email.'],
  ['contact', { phone: '555-01' }, 'field.phone', 'Escribe un teléfono válido.', 'Enter a valid phone number.'],
  ['loan', { cellphone: 'ninguno' }, 'field.phone', 'Escribe un teléfono válido.', 'Enter a valid phone number.'],
  ['sign up', { phone: '12' }, 'field.phone', 'Escribe un teléfono válido.', 'Enter a valid phone number.'],
  [
    'contact',
    { full_name: 'R2-D2' },
    'field.text_only',
    'Solo se admiten letras y espacios.',
    'Only letters and spaces, please.',
  ],
  [
    'join',
    { surnames: 'Pérez 3' },
    'field.text_only',
    'Solo se admiten letras y espacios.',
    'Only letters and spaces, please.',
  ],
  ['franchise', { birth_date: '1990-02-30' }, 'field.date', 'Escribe una fecha válida.', 'Enter a valid date.'],
  ['loan', { birth_date: '2990-02-03' }, 'field.date', 'Escribe una fecha válida.', 'Enter a valid date.'],
  ['loan', { birth_date: '2026-01-01' }, 'field.adult', 'Debes tener 18 años o más.', 'You must be 18 or older.'],
  [
    'sign up',
    { confirmPassword: 'otra' },
    'field.password_mismatch',
    'Las contraseñas no coinciden.',
    'The passwords do not match.',
  ],
  ['newsletter', { interests: [] }, 'field.at_least_one', 'Elige al menos una opción.', 'Choose at least one.'],
  ['complete sign-up', { type: [] }, 'field.at_least_one', 'Elige al menos una opción.', 'Choose at least one.'],
  [
    'join',
    { identification: '001-12' },
    'field.id_card',
    'Escribe una cédula válida: 11 números.',
    'Enter a valid cédula: 11 digits.',
  ],
  ['search', { q: 'ab' }, 'field.search_too_short', 'Escribe 3 letras o más.', 'Type 3 letters or more.'],
  [
    'search',
    { max_price: '1', min_price: '2' },
    'field.price_reversed',
    'El precio máximo es menor que el precio mínimo.',
    'Maximum price is lower than minimum price.',
  ],
  ['search', { page: 'x' }, 'field.whole_number', 'Solo se admiten números enteros.', 'Whole numbers only.'],
  ['search', { min_price: 'x' }, 'field.number', 'Solo se admiten números.', 'Numbers only.'],
]

test.each(refused)('%s refuses %j with %s', (form, changes, problem, es, en) => {
  expect(problemOf(form, changes)).toBe(problem)
  const holes = { min: 8, max: '5 MB', platform: 'Facebook' }
  expect([getTexts('es')(problem, holes), getTexts('en')(problem, holes)]).toEqual([es, en])
})

test('an address that is none is told from one of another platform', () => {
  const problem = (facebook: string) => socialNetworks.asked.facebook.safeParse(facebook).error?.issues[0]?.message
  expect([problem('facebook'), problem('https://evil.example/ana'), problem('https://facebook.com/ana')]).toEqual([
    'field.url',
    'field.platform',
    undefined,
  ])
  expect([getTexts('es')('field.url'), getTexts('en')('field.url')]).toEqual([
    'Escribe una dirección web válida.',
    'Enter a valid web address.',
  ])
})

test('what is optional may be left empty', () => {
  expect(problemOf('sign up', { phone: '' })).toBeNull()
  expect([
    problemOf('loan', { phone: '' }),
    problemOf('loan', { comment: '' }),
    problemOf('loan', { property_code: '' }),
  ]).toEqual([null, null, null])
  expect(problemOf('join', { phone: '' })).toBeNull()
})

test('the words for a field that is required are the specification’s', () => {
  expect([getTexts('es')('field.required'), getTexts('en')('field.required')]).toEqual([
    'Este campo es requerido.',
    'This field is required.',
  ])
})

test('every way to refuse that has words is used', () => {
  const source = files
    .filter((file) => /^(contract|api|web)\//.test(file) && file !== 'contract/errors.ts' && !isTest(file))
    .map(readSource)
    .join('\n')
  const unused = [...Object.keys(errorStatus), ...fieldProblems].filter((code) => !source.includes(`'${code}'`))
  expect(unused).toEqual([])
})
