import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { AccountExport } from '#contract/account/export.ts'
import { enquiryEndpoints } from '#contract/lead/enquiry.ts'
import { alongside } from '#contract/lead/alongside.ts'
import { leadFactNames } from '#contract/lead/lead-facts.ts'
import type { Lead } from '#contract/lead/lead.ts'
import { sampleColumns, sampleDetails, sampleLines } from '#contract/lead/test-lead-facts.ts'

import { withAgent } from './test-enquiries.ts'

/** What every enquiry has a place of its own for. */
const columns = [
  'id',
  'recipient',
  'full_name',
  'names',
  'surnames',
  'phone',
  'cellphone',
  'email',
  'message',
  'comment',
  'property_code',
  ...Object.keys(alongside),
]
const { whatsapp: _, ...forms } = enquiryEndpoints

test.each(Object.values(forms))('every field of $path is a fact, or has a place of its own in an enquiry', (form) => {
  const facts: readonly string[] = leadFactNames
  const homeless = Object.keys(form.input.shape).filter((name) => !facts.includes(name) && !columns.includes(name))
  expect(homeless).toEqual([])
})

test('every fact stands in the mail, at the desk, in the CSV and in the export', async () => {
  const { db, ask, send, desk, client, staff, readMails } = await withAgent()
  const body = { full_name: 'Ana Pérez', phone: '8095551234', email: 'ana@example.com', message: 'Hola' }
  await send('/v2/messages/agent/7', body)
  await db.execute(sql`update lead set details = ${JSON.stringify(sampleDetails)}::jsonb`)
  const { data } = await desk('')
  const lead = (await desk(`/${data[0].id}`)).data as Lead
  expect(lead.details).toEqual(sampleDetails)

  const { headers } = await client({ email: 'ana@example.com' })
  const exported = (await (await ask('GET', '/v2/clients/export', { headers })).json()) as { data: AccountExport }
  expect(exported.data.enquiries[0]!.details).toEqual(sampleDetails)

  const { text } = (await readMails())[0]!
  expect(text.split('\n').filter((line) => sampleLines.includes(line))).toEqual(sampleLines)

  const csv = await (await ask('GET', '/v2/leads/export', { headers: staff.headers, lang: 'es' })).text()
  const [headings, row] = csv.split('\r\n').map((line) => line.split(',').slice(-sampleColumns.length))
  expect(headings!.map((heading, at) => [heading, row![at]])).toEqual(sampleColumns)
})

test('an amount that was stored without a currency is not given one', async () => {
  const { db, send, readMails } = await withAgent()
  const body = { full_name: 'Ana Pérez', phone: '8095551234', email: 'ana@example.com', message: 'Hola' }
  await send('/v2/messages/agent/7', body)
  await db.execute(sql`update lead set details = '{"loan_amount": 2500000.5}'`)
  expect((await readMails())[0]!.text).toMatch(/Monto del préstamo: 2,500,000.5$/m)
})
