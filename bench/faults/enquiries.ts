import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'

import { send, type Write } from './writes.ts'

const person = { full_name: 'Ana Pérez', phone: '8095551234', subscribe: false, fill_ms: 9000 }

type Sending = { path: string; body: object; key: string }

/**
 * Messages to the network, and requests for a loan and a franchise, each with the network's email and the receipt. What
 * a caller heard nothing of is sent again under the same key, and must be there once.
 */
export function createEnquiries(): Write {
  const mark = `enquiry${process.pid}-`
  let asked = 0
  const acknowledged = new Set<string>()
  const unheard = new Map<number, Sending>()
  return {
    name: 'enquiries',
    callers: 16,
    once: async (url, caller) => {
      const sending = unheard.get(caller) ?? { ...formOf(++asked, `${mark}${asked}@example.com`), key: randomUUID() }
      unheard.set(caller, sending)
      const headers = { 'Idempotency-Key': sending.key }
      const answer = await send(url, 'POST', sending.path, { body: sending.body, headers })
      acknowledged.add((answer as { reference: string }).reference)
      unheard.delete(caller)
    },
    acknowledged: () => acknowledged.size,
    wrongs: async (pool) => {
      const { rows: leads } = await pool.query<Lead>(
        `select reference, email, coalesce(received.count, 0) as received, coalesce(receipt.count, 0) as receipts
         from lead left join ${lettersOf('lead_received')} as received on received.lead = lead.id
         left join ${lettersOf('lead_receipt')} as receipt on receipt.lead = lead.id where starts_with(email, $1)`,
        [mark],
      )
      const twice = leads.length - new Set(leads.map(({ email }) => email)).size
      return [
        ...(twice > 0 ? [`${twice} enquiries are there twice`] : []),
        ...missing(leads.map(({ reference }) => reference)),
        ...leads.flatMap(listMissingMails),
        ...(await strays(pool)),
      ]
    },
  }

  function missing(references: string[]): string[] {
    const there = new Set(references)
    const gone = [...acknowledged].filter((reference) => !there.has(reference))
    return gone.map((reference) => `enquiry ${reference} was acknowledged and is missing`)
  }
}

/** How many emails of a kind are about each enquiry, as a table in SQL. */
function lettersOf(kind: string): string {
  return `(select (about->>'lead')::int as lead, count(*)::int from letter where kind = '${kind}' group by 1)`
}

type Lead = { reference: string; email: string; received: number; receipts: number }

function listMissingMails({ reference, received, receipts }: Lead) {
  if (received === 1 && receipts === 1) return []
  return [`enquiry ${reference} has ${received} letters to the network and ${receipts} receipts`]
}

async function strays(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from letter where kind in ('lead_received', 'lead_receipt')
       and not exists (select from lead where lead.id = (about->>'lead')::int)`,
  )
  return rows.map(({ id }) => `letter ${id} is about no enquiry`)
}

/** One form after the other; no two say the same. */
function formOf(nth: number, email: string): { path: string; body: object } {
  const common = { ...person, email }
  const adult = { birth_date: '1990-02-28' }
  if (nth % 3 === 0)
    return { path: '/v2/messages/conctact', body: { ...common, message: `Busco un apartamento (${nth}).` } }
  if (nth % 3 === 1) {
    return { path: '/v2/messages/franchise', body: { ...common, ...adult, address: `Calle Duarte ${nth}, Santiago` } }
  }
  const papers = {
    nationality: 'DO',
    country: 'DO',
    identification_type: 'passport',
    identification: `AB${100_000 + nth}`,
  }
  const amounts = { initial_payment: 20_000, loan_amount: 150_000, currency: 'USD' }
  const { subscribe: _, phone: cellphone, ...asking } = common
  return { path: '/v2/messages/loan', body: { ...asking, ...adult, ...papers, ...amounts, cellphone } }
}
