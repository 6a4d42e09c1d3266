import { afterEach, describe, expect, test } from 'vitest'

import { pageOf } from './page.ts'
import { startFront } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

/** As the router tells its own data calls where a page has gone. */
const dataRedirect = (to: string) =>
  `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":7,"_8":7,"_9":7},"redirect",${JSON.stringify(to)},"status",301,"revalidate",false,"reload","replace"]\n`

/** A site whose only page has moved. */
async function startMoved(to: string, status = 301) {
  let renders = 0
  front = await startFront({
    render: (address) => {
      renders++
      const answer = address.includes('.data')
        ? new Response(dataRedirect(to), { status: 202, headers: { 'Content-Type': 'text/x-script' } })
        : new Response(null, { status, headers: { Location: to } })
      return pageOf(answer, {})
    },
  })
  return { renders: () => renders }
}

async function ask(path: string) {
  const answer = await front.ask(path)
  return { to: answer.headers.get('location'), cache: answer.headers.get('cache-control'), text: await answer.text() }
}

describe('a page that has moved', () => {
  test("takes each reader's own query along, and is made once for all of them", async () => {
    const { renders } = await startMoved('/agente/ana-diaz/7')
    expect(await ask('/agente/ana/7?referer=ana-7')).toMatchObject({ to: '/agente/ana-diaz/7?referer=ana-7' })
    expect(await ask('/agente/ana/7?areferer=norte&utm_source=x')).toMatchObject({
      to: '/agente/ana-diaz/7?areferer=norte&utm_source=x',
    })
    expect(await ask('/agente/ana/7')).toMatchObject({ to: '/agente/ana-diaz/7' })
    expect(renders()).toBe(1)
  })

  test.each([
    '/agente/ana/7?referer=ana-7',
    '/agente/ana/7',
    '/es/propiedades?referer=ana-7',
    '/propiedades/',
    '/agente/ana/7.data?referer=ana-7',
    '/agente/ana/7.data',
  ])('%s is answered to nobody else by a cache that knows fewer names', async (path) => {
    await startMoved('/agente/ana-diaz/7')
    expect((await ask(path)).cache).toBe('no-store')
  })

  test('keeps what the new address asks, and says nothing twice', async () => {
    await startMoved('/propiedades/comprar?city=naco&said=en+Naco', 302)
    expect(await ask('/propiedades?q=en+Naco&type=&referer=ana-7&page=1')).toMatchObject({
      to: '/propiedades/comprar?city=naco&said=en+Naco&referer=ana-7',
    })
  })

  test("takes the query along in the router's data too, without the router's own names", async () => {
    await startMoved('/agente/ana-diaz/7')
    const { text } = await ask('/agente/ana/7.data?referer=ana-7&_routes=root')
    expect(text).toBe(dataRedirect('/agente/ana-diaz/7?referer=ana-7'))
    expect((await ask('/agente/ana/7.data')).text).toBe(dataRedirect('/agente/ana-diaz/7'))
  })
})

describe('a hostile referral', () => {
  test.each([
    'referer=%3Cscript%3E',
    `referer=${'a'.repeat(65)}`,
    `areferer=${'a'.repeat(5000)}`,
    'referer=',
    '%72eferer=%3Cb%3E',
    'referer=a%0d%0aSet-Cookie:%20a=b',
  ])('%.40s is not handed on, what stands beside it is', async (query) => {
    await startMoved('/agente/ana-diaz/7')
    expect(await ask(`/agente/ana/7?${query}&areferer=norte`)).toMatchObject({
      to: '/agente/ana-diaz/7?areferer=norte',
    })
    expect(await ask(`/es/propiedades?${query}&city=x`)).toMatchObject({ to: '/propiedades?city=x' })
    expect(await ask(`/es/propiedades?${query}`)).toMatchObject({ to: '/propiedades' })
  })

  test('and other names cannot close the header or the data that carries them', async () => {
    await startMoved('/agente/ana-diaz/7')
    const { text } = await ask('/agente/ana/7.data?x=%22%5D&y="],["&z=a\\"')
    const [, , , to] = JSON.parse(text) as string[]
    expect(to).toMatch(/^\/agente\/ana-diaz\/7\?x=%22%5D&y=/)
  })
})
