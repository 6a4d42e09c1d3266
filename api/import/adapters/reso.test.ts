import { expect, test } from 'vitest'

import type { RawRow } from '#contract/exchange/row.ts'

import { readReso } from './reso.ts'

async function* piecesOf(text: string | Uint8Array, size: number) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function readAll(text: string | Uint8Array, size = 7): Promise<RawRow[]> {
  const rows: RawRow[] = []
  for await (const row of readReso(piecesOf(text, size))) rows.push(row)
  return rows
}

const nested = [
  { ListingId: 'a"[{', PublicRemarks: 'Ñandú {"x": [1]} \\ "cita" 🏠', Media: [{ MediaURL: 'https://a/1.jpg' }] },
  { ListingId: 'b', ListPrice: 1.5, Other: { deep: [{ more: '}' }] } },
]
const answer = JSON.stringify({
  '@odata.context': 'x',
  meta: { value: [1], list: [{ no: 1 }] },
  value: nested,
  after: [{}],
})

test('the objects of an answer come one by one, however it is cut', async () => {
  for (const text of [answer, JSON.stringify(nested), JSON.stringify(nested, null, 2), `\uFEFF ${answer}`]) {
    for (const size of [1, 2, 3, 5, 64, 10_000]) {
      const rows = await readAll(text, size)
      expect(rows.map(({ number, cells }) => [number, cells.ListingId])).toEqual([
        [1, 'a"[{'],
        [2, 'b'],
      ])
      expect(rows[0]!.cells).toMatchObject({
        PublicRemarks: nested[0]!.PublicRemarks,
        'Media Photo': ['https://a/1.jpg'],
      })
    }
  }
  expect(await readAll('{"value":[]}')).toEqual([])
  expect(await readAll('[]')).toEqual([])
})

test.each([
  ['nothing', ''],
  ['another kind of file', 'a;b;c\n1;2;3'],
  ['markup', '<html></html>'],
  ['no list', '{"error":{"code":"401"}}'],
  ['a list of what is no object', '[1,2,3]'],
  ['a list of texts', '["a"]'],
  ['a file that is cut off', answer.slice(0, -60)],
  ['an object that is broken', '[{"a": tru}]'],
  ['what never ends', `[{"a":"${'x'.repeat(3 * 2 ** 20)}`],
])('%s is refused as unreadable', async (_, text) => {
  await expect(readAll(text, 65_536)).rejects.toMatchObject({ code: 'import.unreadable' })
})
