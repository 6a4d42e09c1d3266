import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { brand, demoBrand } from '#contract/brand.ts'

import { readFiles } from './files.ts'
import { readBrand } from './read-brand.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function brandFile(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-brand-'))
  folders.push(folder)
  for (const name of ['logo.svg', 'logo-night.svg', 'private.svg', 'icon.png'])
    writeFileSync(join(folder, name), '<svg/>')
  const file = join(folder, 'brand.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const evilLink = { text: { es: 'a', en: 'a' }, href: { es: 'javascript:alert(1)', en: '/a' } }

test('without a file the brand is the demo network, whose figures are the specification’s', () => {
  expect(readBrand(undefined).brand).toBe(demoBrand)
  expect(brand.safeParse(demoBrand).success).toBe(true)
  expect(demoBrand.figures).toEqual({
    founded: 1973,
    countries: 110,
    provinces: 32,
    agents: { least: 138_000, most: 145_000 },
  })
})

test('a network is at home in the country unless it says where', () => {
  const { region, ...rest } = demoBrand
  expect(readBrand(brandFile(rest)).brand.region).toEqual(region)
  const cibao = { west: -71.2, south: 19, east: -70, north: 19.9 }
  expect(readBrand(brandFile({ ...rest, region: cibao })).brand.region).toEqual(cibao)
  const turned = { ...cibao, west: cibao.east, east: cibao.west }
  expect(() => readBrand(brandFile({ ...rest, region: turned }))).toThrow('is no brand: region: west < east')
})

test('a file makes the network another one, and only its logos are served from beside it', () => {
  const file = brandFile({
    ...demoBrand,
    name: 'Casa Norte',
    logo: { standard: 'logo.svg', on_dark: 'logo-night.svg', collection: 'logo-night.svg' },
    icon: { svg: 'logo.svg', png_192: 'icon.png', png_512: 'icon.png' },
  })
  const { brand, folders } = readBrand(file)
  expect(brand.name).toBe('Casa Norte')
  const files = readFiles(folders)
  const served = ['logo.svg', 'logo-night.svg', 'private.svg', 'brand.json'].map((name) => files.has(`/brand/${name}`))
  expect(served).toEqual([true, true, false, false])
  expect(['/favicon.svg', '/icon-512.png', '/apple-touch-icon.png'].every((path) => files.has(path))).toBe(true)
})

test.each([
  ['no JSON', '{', 'cannot be read as JSON'],
  [
    'a telephone number that cannot be dialled',
    { ...demoBrand, contact: { ...demoBrand.contact, phone: '809-555' } },
    'contact.phone',
  ],
  [
    'a logo from elsewhere',
    { ...demoBrand, logo: { standard: '../../etc/passwd', on_dark: 'a.svg', collection: 'a.svg' } },
    'logo.standard',
  ],
  [
    'a colour that is more than a colour',
    { ...demoBrand, colours: { primary: 'red;}body{display:none' } },
    'colours.primary',
  ],
  ['news that lead to a script', { ...demoBrand, news: { ...demoBrand.news, link: evilLink } }, 'news.link.href.es'],
  [
    'agents from more to fewer',
    { ...demoBrand, figures: { ...demoBrand.figures, agents: { least: 250, most: 230 } } },
    'figures.agents',
  ],
  ['an unknown colour', { ...demoBrand, colours: { background: '#000000' } }, 'colours'],
])('a file with %s is refused, and what is wrong is named', (_, content, words) => {
  expect(() => readBrand(brandFile(content))).toThrow(words)
})
