import { deflateRawSync } from 'node:zlib'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'

import { writeCsv } from '#contract/csv.ts'
import { houzezMapping } from '#contract/exchange/houzez.ts'
import { kyeroMapping } from '#contract/exchange/kyero.ts'
import { mapRow } from '#contract/import/map-row.ts'
import { onlyNaco } from '#contract/import/test-mapping.ts'

import { readCsv } from './csv.ts'
import { readHouzez } from './houzez.ts'
import { readKyero } from './kyero.ts'
import { detectKind, readFile } from './read-file.ts'
import { readPhp } from './read-php.ts'
import { findRefusal, giveBytes, listRows } from './test-bytes.ts'
import { toPlainParagraphs } from './to-paragraphs.ts'
import { readXlsx } from './xlsx.ts'

const context = { places: onlyNaco, now: new Date('2026-11-20T12:00:00Z') }
const table = 'referencia;título;precio\r\n1;"Casa ""Ñandú""; con vista";250,5\r\n\r\n2;Solar;90\r\n'
const inLatin = (text: string) => Buffer.from(text, 'latin1')
const inUtf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
  ['windows-1252', inLatin(table)],
  ['UTF-16', inUtf16(table)],
  ['UTF-16 without its mark', Buffer.from(table, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(inUtf16(table)).swap16()],
  ['tabs', Buffer.from(table.replaceAll(';', '\t').replace('\t con', '; con'))],
  ['a word on its separator', Buffer.from(`sep=;\r\n${table}`)],
  ['lines over its heads', Buffer.from(`Inventario de la agencia;;\r\n;;\r\n${table}`)],
  ['line ends of old', Buffer.from(table.replaceAll('\r\n', '\r'))],
  ['no last line end', Buffer.from(table.trimEnd())],
])('a table in %s has its rows, however its bytes come', async (_, bytes) => {
  for (const size of [1, 5, 4096]) {
    const rows = await listRows(readFile(giveBytes(bytes, size), { kind: 'table' }))
    expect(rows.map(({ cells }) => cells)).toEqual([
      { referencia: '1', título: 'Casa "Ñandú"; con vista', precio: '250,5' },
      { referencia: '2', título: 'Solar', precio: '90' },
    ])
    expect(rows[1]!.number - rows[0]!.number).toBe(2)
  }
})

test('whatever cells we write, we read them again', async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=SUM(A1)', '"', ',', 'a\r\nb', '\n', ';', '-1', ' x '))
  const clean = (text: string) => text.replaceAll('\0', '').replaceAll('\uFEFF', '')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (pairs) => {
      const cleaned = pairs.map((pair) => pair.map(clean)).filter((pair) => pair.some((one) => one.trim()))
      // An apostrophe before a sign is what keeps spreadsheets from running it.
      const plain = cleaned.filter((pair) => !pair.some((one) => /^'[\s]*[=+\-@＝＋－＠]/.test(one)))
      if (plain.length === 0) return
      const rows = await listRows(readCsv(giveBytes(writeCsv([['referencia', 'titulo'], ...plain]), 11)))
      expect(rows.map(({ cells }) => [cells.referencia, cells.titulo])).toEqual(plain)
    }),
    { numRuns: 60 },
  )
})

test('a sheet gives days as ISO, numbers with a point, and another sheet when asked', async () => {
  const head = [['referencia', 'precio', 'entrega', 'm2_construccion', 'amueblado'].map((value) => ({ value }))]
  const sheet = await writeXlsxFile([
    {
      data: [
        ...head,
        ['A-1', 1250.5, { value: new Date('2027-05-01T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }, 120.375, true],
      ],
      sheet: 'Stock',
    },
    { data: [[{ value: 'referencia' }], ['B-1']], sheet: 'Otra' },
  ]).toBuffer()
  const rows = await listRows(readFile(giveBytes(sheet, 1000)))
  expect(rows).toEqual([
    {
      number: 2,
      cells: {
        referencia: 'A-1',
        precio: '1250.5',
        entrega: '2027-05-01',
        m2_construccion: '120.3750',
        amueblado: 'true',
      },
    },
  ])
  expect((await listRows(readXlsx(giveBytes(sheet, 1000), { sheet: 'Otra' })))[0]!.cells).toEqual({ referencia: 'B-1' })
  expect(await findRefusal(readXlsx(giveBytes(sheet, 1000), { sheet: 'Nada' }))).toBe('field.file_sheet')
})

const feed = `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>
<property><id>K-1</id><date>2026-10-01 10:00:00</date><ref>R1</ref><price>250000</price><currency>USD</currency>
<price_freq>sale</price_freq><type><![CDATA[ Town House ]]></type><town>Santo Domingo</town><province>Distrito</province>
<location_detail>Naco</location_detail><location><latitude>18.47</latitude><longitude>-69.93</longitude></location>
<beds>3</beds><baths>2</baths><pool>1</pool><surface_area><built>180</built><plot>0</plot></surface_area>
<desc><es>&lt;p&gt;Una casa con mucha luz &amp;amp; sombra.&lt;/p&gt;${'Cerca de todo. '.repeat(12)}</es><en>A house&nbsp;with light.</en></desc>
<features><feature>Gym</feature><feature>Lift</feature></features>
<images><image id="1"><url>https://e.com/1.jpg?a=1&amp;b=2</url></image><image id="2"><url>https://e.com/2.jpg</url></image></images>
</property></root>`

test('a Kyero feed is read to homes of the house', async () => {
  const [raw] = await listRows(readFile(giveBytes(feed, 13), { kind: 'kyero' }))
  const { row, problems } = mapRow(raw!, kyeroMapping, context)
  expect(problems).toEqual([])
  expect(row).toMatchObject({
    external_id: 'K-1',
    modified_at: '2026-10-01T10:00:00.000Z',
    document: {
      type: 'house',
      business_type: 'sale',
      price: 250_000,
      features: ['gym', 'elevator', 'swimming_pool'],
      title_es: 'Casa de 3 habitaciones en venta en Naco, Santo Domingo',
      title_en: 'House with 3 bedrooms for sale in Naco, Santo Domingo',
      description_en: 'A house with light.',
    },
    pictures: [{ url: 'https://e.com/1.jpg?a=1&b=2' }, { url: 'https://e.com/2.jpg' }],
  })
  expect(row!.document.description_es).toMatch(/^Una casa con mucha luz & sombra\.\n\nCerca/)
  // By the week is no offer of ours, and a currency that we do not know neither.
  const weekly = { ...raw!, cells: { ...raw!.cells, price_freq: 'week', currency: 'EUR' } }
  expect(mapRow(weekly, kyeroMapping, context).problems.map(({ column, isRefused }) => [column, isRefused])).toEqual([
    ['price_freq', true],
    ['currency', true],
  ])
})

const item = (parts: string) => `<item>${parts}</item>`
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
const term = (domain: string, text: string, slug = 'x') =>
  `<category domain="${domain}" nicename="${slug}"><![CDATA[${text}]]></category>`
const wordpress = `<?xml version="1.0"?><rss version="2.0"><channel>
${item('<title>Página</title><wp:post_type>page</wp:post_type>')}
${item(`<title>Casa con vista en el ensanche Naco</title><content:encoded><![CDATA[<!-- wp:paragraph --><p>${'Una casa con mucha luz y con patio. '.repeat(6)}</p><ul><li>Uno</li><li>Dos</li></ul>[gallery ids="1"]]]></content:encoded>
<wp:post_id>10</wp:post_id><wp:post_type>property</wp:post_type><wp:status>publish</wp:status><wp:post_modified_gmt>2026-09-01 08:00:00</wp:post_modified_gmt>
${term('property_type', 'Casa')}${term('property_status', 'En venta')}${term('property_city', 'Santo Domingo')}${term('property_area', 'Naco')}${term('property_feature', 'Piscina')}${term('language', 'Español', 'es')}${term('post_translations', 'x', 'pll_1')}
${meta('fave_property_price', '250000')}${meta('fave_currency', 'USD')}${meta('fave_property_bedrooms', '3')}${meta('fave_property_bathrooms', '2')}
${meta('fave_property_size', '2000')}${meta('fave_property_size_prefix', 'Sq Ft')}${meta('fave_property_location', '18.4712,-69.9312,14')}
${meta('fave_property_images', '31')}${meta('fave_property_images', '32')}${meta('_thumbnail_id', '32')}${meta('_secret', 'x')}
${meta('floor_plans', 'a:1:{i:0;a:2:{s:15:"fave_plan_title";s:6:"Plánt";s:15:"fave_plan_image";s:24:"https://e.com/planta.jpg";}}')}`)}
${item(`<title>House with a view in Naco</title><content:encoded>A home with the sea in front of it.</content:encoded><wp:post_id>11</wp:post_id><wp:post_type>property</wp:post_type><wp:status>publish</wp:status>${term('language', 'English', 'en')}${term('post_translations', 'x', 'pll_1')}`)}
${item('<wp:post_id>31</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://e.com/31.jpg</wp:attachment_url>')}
${item('<wp:post_id>32</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://e.com/32.jpg</wp:attachment_url>')}
</channel></rss>`

test('a WordPress export is read to homes, two languages as one, pictures by their addresses', async () => {
  const rows = await listRows(readFile(giveBytes(wordpress, 17), { kind: 'houzez' }))
  expect(rows).toHaveLength(1)
  const { row, problems } = mapRow(rows[0]!, houzezMapping, context)
  expect(problems).toEqual([])
  expect(row).toMatchObject({
    external_id: '10',
    status: 'published',
    document: {
      type: 'house',
      construction_m2: 185.81,
      title_en: 'House with a view in Naco',
      exact_point: { latitude: 18.4712, longitude: -69.9312 },
    },
    pictures: [
      { url: 'https://e.com/32.jpg' },
      { url: 'https://e.com/31.jpg' },
      { url: 'https://e.com/planta.jpg', kind: 'plan' },
    ],
  })
  expect(row!.document.description_es).toMatch(/patio\.\n- Uno\n- Dos$/)
})

test.each([
  ['nothing', '', 'field.file_empty'],
  ['blanks', '  \n \n', 'field.file_empty'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'field.file_kind'],
  ['a page', '<!DOCTYPE html><html><body>404</body></html>', 'field.file_kind'],
  ['a page with words before it', '<?xml version="1.0"?><!DOCTYPE html><html></html>', 'field.file_kind'],
  ['another XML', '<catalogue><book/></catalogue>', 'field.file_kind'],
  [
    'laughs',
    `<!DOCTYPE x [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;&a;">'.repeat(9)}]><root><property><id>&b;</id></property></root>`,
    'field.file_declares',
  ],
  [
    'an entity from outside',
    '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><property><id>&x;</id></property></root>',
    'field.file_declares',
  ],
  ['a feed without its end', feed.slice(0, -20), 'field.file_broken'],
  ['tags that cross', '<root><property><id>1</property></id></root>', 'field.file_broken'],
  ['a million levels', '<root>' + '<property>'.repeat(1e6), 'field.file_columns'],
  ['a tag without end', `<root><property ${'a'.repeat(3e6)}`, 'field.file_cell'],
  ['a text without end', `<root><property><id>${'a'.repeat(3e6)}`, 'field.file_cell'],
  ['an open quote', `referencia,titulo\n1,"${'x,y\n'.repeat(800_000)}`, 'field.file_cell'],
  ['a table cut in a text', 'referencia,titulo\n1,"Casa\ncon', 'field.file_broken'],
  ['no line ends', `referencia,${'x'.repeat(3e6)}`, 'field.file_cell'],
  ['a thousand columns', `${'a,'.repeat(1000)}\n1\n`, 'field.file_columns'],
  ['half a ZIP', Buffer.from('504b0304140000000800', 'hex'), 'field.file_broken'],
] as const)('%s is refused, and it is said why', async (_, content, why) => {
  expect(await findRefusal(readFile(giveBytes(content as string, 60_000)))).toBe(why)
})

test('a ZIP that unpacks to too much is refused by its directory, one that lies about it gains nothing', async () => {
  const gigabytes = createZip('xl/workbook.xml', Buffer.alloc(1000), 300 * 2 ** 20)
  expect(await findRefusal(readFile(giveBytes(gigabytes, 1000)))).toBe('field.file_bytes')
  const lying = createZip('xl/workbook.xml', Buffer.alloc(4 * 2 ** 20), 1000)
  expect(await findRefusal(readFile(giveBytes(lying, 60_000)))).toBe('field.file_broken')
  expect(await findRefusal(readXlsx(giveBytes(Buffer.alloc(21 * 2 ** 20), 2 ** 20)))).toBe('field.file_bytes')
})

test('a file that is of another kind than its source is refused', async () => {
  expect(await findRefusal(readFile(giveBytes(table), { kind: 'kyero' }))).toBe('field.file_kind')
  expect(await findRefusal(readFile(giveBytes(feed), { kind: 'table' }))).toBe('field.file_kind')
  expect(detectKind(Buffer.from(' {"value": []}'))).toBe('reso')
})

test('letters that are lost are told as U+FFFD, and NUL as nothing', async () => {
  const broken = Buffer.concat([
    Buffer.from('referencia,titulo\n1,Ñandú y más y más '),
    Buffer.from([0xff, 0x41]),
    Buffer.from('\0\n'),
  ])
  expect((await listRows(readCsv(giveBytes(broken, 1000))))[0]!.cells.titulo).toBe('Ñandú y más y más \uFFFDA')
})

test('a reader that is left lets go of the file', async () => {
  let isReturned = false
  async function* endless() {
    try {
      yield Buffer.from('referencia,titulo\n')
      for (;;) yield Buffer.from('1,Casa\n'.repeat(1000))
    } finally {
      isReturned = true
    }
  }
  for await (const _ of readFile(endless())) break
  expect(isReturned).toBe(true)
})

test.each([
  ['a:2:{i:0;s:2:"31";i:1;s:4:"ñú";}', { 0: '31', 1: 'ñú' }],
  ['b:1;', true],
  ['d:1.5;', 1.5],
  ['N;', null],
  ['O:8:"stdClass":0:{}', undefined],
  ['a:999999999:{', undefined],
  ['s:99:"kurz";', undefined],
  ['a:1:{i:0;'.repeat(50), undefined],
  ['', undefined],
])('PHP says %s', (text, value) => {
  expect(readPhp(text)).toEqual(value)
})

test('whatever is handed to a reader, it answers or refuses', async () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .constantFrom(
        '<root>',
        '<property>',
        '</property>',
        '<![CDATA[',
        'a:1:{',
        '"',
        ';',
        '\n',
        '<item>',
        '&#xD800;',
        '<!--',
      )
      .map((text) => new Uint8Array(Buffer.from(text))),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const bytes = Buffer.concat(pieces)
      for (const read of [readFile, readKyero, readHouzez, readCsv, readXlsx])
        await findRefusal(read(giveBytes(bytes, 9)))
      const text = bytes.toString('utf8')
      readPhp(text)
      expect(typeof toPlainParagraphs(text)).toBe('string')
    }),
    { numRuns: 150 },
  )
})

/** An archive of one file, whose directory says that it unpacks to so many bytes. */
function createZip(name: string, content: Buffer, said: number): Buffer {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(30 + name.length)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(said, 22)
  head.writeUInt16LE(name.length, 26)
  head.write(name, 30)
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(said, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(head.length + packed.length, 16)
  return Buffer.concat([head, packed, entry, end])
}
