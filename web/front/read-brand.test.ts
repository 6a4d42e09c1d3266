import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { brand, demoBrand } from '#contract/brand.ts'

import { readFiles } from './files.ts'
import { readBrand } from './read-brand.ts'

function brandFile(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-brand-'))
  for (const name of ['logo.svg', 'logo-night.svg', 'private.svg']) writeFileSync(join(folder, name), '<svg/>')
  const file = join(folder, 'brand.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('without a file the brand is the demo network, whose figures are the specification’s', () => {
  expect(readBrand(undefined).brand).toBe(demoBrand)
  expect(brand.safeParse(demoBrand).success).toBe(true)
  expect(demoBrand.figures).toEqual({ founded: 1973, years: 51, countries: 110, agents: 138_000 })
})

test('a file makes the network another one, and only its logos are served from beside it', () => {
  const file = brandFile({
    ...demoBrand,
    name: 'Casa Norte',
    logo: { standard: 'logo.svg', collection: 'logo-night.svg' },
  })
  const { brand, folders } = readBrand(file)
  expect(brand.name).toBe('Casa Norte')
  const files = readFiles(folders)
  const served = ['logo.svg', 'logo-night.svg', 'private.svg', 'brand.json'].map((name) => files.has(`/brand/${name}`))
  expect(served).toEqual([true, true, false, false])
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
    { ...demoBrand, logo: { standard: '../../etc/passwd', collection: 'a.svg' } },
    'logo.standard',
  ],
  [
    'a colour that is more than a colour',
    { ...demoBrand, colours: { primary: 'red;}body{display:none' } },
    'colours.primary',
  ],
  ['an unknown colour', { ...demoBrand, colours: { background: '#000000' } }, 'colours'],
])('a file with %s is refused, and what is wrong is named', (_, content, words) => {
  expect(() => readBrand(brandFile(content))).toThrow(words)
})
