import { connect } from 'node:net'

import { listHostileShapes, hostileValues, insideWords } from '#api/hostile-values.ts'

import { expect, test } from './test.ts'

/** Longer than this is hanging. */
const longestWait = 2500

type Answer = { status: number; body: string; took: number }

test('whatever stands in an address, the site answers without falling, hanging or telling of its inside', async ({
  baseURL,
}) => {
  const failures: string[] = []
  for (const address of hostileAddresses()) {
    const { status, body, took } = await askRaw(new URL(baseURL!), address)
    const text = body.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    if (status === 0 || status >= 500) failures.push(`${status} ${body.slice(-200)}: ${address.slice(0, 200)}`)
    if (took > longestWait) failures.push(`${took} ms: ${address.slice(0, 200)}`)
    if (insideWords.test(text)) failures.push(`tells ${insideWords.exec(text)?.[0]}: ${address.slice(0, 200)}`)
  }
  expect(failures).toEqual([])
})

/** Each value somewhere in each kind of address: all places for all values would say nothing more. */
function hostileAddresses(): string[] {
  const places: ((value: string) => string)[] = [
    (value) => `/${value}`,
    (value) => `/en/${value}`,
    (value) => `/propiedad/${value}/x`,
    (value) => `/en/property/house/${value}`,
    (value) => `/propiedad/casa/x-${value}-10-20345`,
    (value) => `/propiedades?q=${value}`,
    (value) => `/propiedades/comprar?city=${value}&sector=${value}`,
    (value) => `/en/properties?min_price=${value}&page=${value}`,
    (value) => `/propiedades/alquilar?bbox=${value}`,
    (value) => `/en/properties/buy?polygon=${value}&sort=${value}`,
    (value) => `/propiedades.data?type=${value}`,
    (value) => `/pictures/${value}`,
    (value) => `/assets/${value}.js`,
    (value) => `/?${value}=${value}`,
    (value) => `/sitemap${value}.xml`,
    (value) => `/v2/properties/map?bbox=${value}&zoom=${value}`,
  ]
  const values = hostileValues.map((value) => value.slice(0, 6000))
  return [
    ...values.flatMap((value, at) => [0, 1, 2, 3, 4].map((turn) => places[(at + turn * 3) % places.length]!(value))),
    ...['q', 'type', 'page', 'features', 'bbox'].flatMap((name) =>
      listHostileShapes(name).map((query) => `/propiedades?${query}`),
    ),
  ]
}

/** Over a bare socket: no client tidies the address up. */
function askRaw(base: URL, address: string): Promise<Answer> {
  const began = Date.now()
  return new Promise((resolve) => {
    const socket = connect(Number(base.port), base.hostname)
    let body = ''
    const end = () => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(body)?.[1] ?? 0), body, took: Date.now() - began })
    }
    socket.setTimeout(15_000, end).setEncoding('latin1')
    socket
      .on('data', (chunk) => (body += String(chunk)))
      .on('close', end)
      .on('error', end)
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: ${base.host}\r\nX-Api-Key: demo-client-key\r\nConnection: close\r\n\r\n`,
    )
  })
}
