import { expect, test } from 'vitest'

import { forms, withAgent } from '#api/lead/test-enquiries.ts'

import { startPages } from '../../test-page.tsx'

const franchise = '/v2/messages/franchise'
const loan = '/v2/messages/loan'

/** The desk of staff with an enquiry of this kind. */
async function withLead(path: typeof franchise | typeof loan) {
  const site = await startPages(await withAgent())
  await site.send(path, forms[path])
  const signedIn = await site.enter({ role: 'staff' })
  const [{ id }] = (await site.desk('')).data as [{ id: number }]
  return { ...site, open: (query: string) => site.open('desk', { signedIn, query }), id }
}

/** Names and values of what is known of the enquiry that is open. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ]),
  )

test('an enquiry about a franchise is read with everything that its form asked', async () => {
  const site = await withLead(franchise)
  const page = await site.open(`?lead=${site.id}`)
  await page.says('Calle Duarte #5, Santiago')
  expect(facts()).toMatchObject({
    Dirección: 'Calle Duarte #5, Santiago',
    'Fecha de nacimiento': '28 de febrero de 1990',
  })
})

test('a loan is read with the amounts that were asked, to the cent, in their currency', async () => {
  const site = await withLead(loan)
  const page = await site.open(`?lead=${site.id}`)
  await page.says('US$ 150,000.50')
  expect(page.text()).toContain('US$ 20,000')
  expect(page.text()).toContain('001-1234567-8')
  expect(page.text()).toContain('República Dominicana')
})

test('a desk that cannot be read is no empty one', async () => {
  const site = await withLead(loan)
  site.network.state = 'failing'
  const page = await site.open('')
  await page.says('Ocurrió un error en el servidor. Intenta más tarde.')
})
