import { expect, test } from 'vitest'

import { demoBrand } from '#contract/brand.ts'
import { languages } from '#contract/language.ts'

import { getTexts } from '../../texts.server.ts'
import { writePrivacy, writeTerms } from './legal-texts.ts'

const site = {
  brand: demoBrand,
  url: 'https://site.example',
  mapStyle: '/map/style.json',
  providers: [],
  hasRecaptcha: false,
}

test.each(languages)('both texts in %s name who answers for the site, and leave no hole open', (language) => {
  for (const read of [writeTerms, writePrivacy]) {
    const { sections, updated } = read({ site, language, t: getTexts(language) })
    const words = sections.map(({ title, text }) => title + text).join('\n')
    expect(words).toContain(demoBrand.legal_name)
    expect(words).toContain(demoBrand.contact.email)
    expect(words + updated).not.toMatch(/[{}]/)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})

test('the privacy policy says whose the map is when it is not ours', () => {
  const words = (mapStyle: string) =>
    JSON.stringify(writePrivacy({ site: { ...site, mapStyle }, language: 'es', t: getTexts('es') }).sections)
  expect(words('/map/style.json')).toContain(
    'El mapa, los tipos de letra, las fotos y los videos vienen de nuestro servidor',
  )
  expect(words('https://tiles.example/style.json')).toContain('El mapa viene de tiles.example')
})

test.each(languages)('the privacy policy in %s tells of Google where Google is asked, and only there', (language) => {
  const words = (run: object) =>
    JSON.stringify(writePrivacy({ site: { ...site, ...run }, language, t: getTexts(language) }).sections)
  expect(words({})).not.toContain('Google')
  expect(words({ providers: ['google'] })).toMatch(/cuenta de Google|Google account/)
  expect(words({ hasRecaptcha: true })).toContain('reCAPTCHA')
  expect(words({ analytics: 'G-ABC123' })).toContain('Google Analytics')
})
