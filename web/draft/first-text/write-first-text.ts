import { doesApply } from '#contract/draft/applies.ts'
import type { DraftDocument } from '#contract/draft/document.ts'
import type { Language } from '#contract/language.ts'
import type { City } from '#contract/place/place.ts'
import { featureGroups, type Feature, type FeatureGroup } from '#contract/property/feature.ts'
import en from '#locales/en/draft/first-text.ts'
import enNames from '#locales/en/ui/ui.ts'
import es from '#locales/es/draft/first-text.ts'
import esNames from '#locales/es/ui/ui.ts'
import { perLanguage } from '#locales/per-language.ts'
import { createTranslator, type Translate } from '#locales/texts.ts'

import { formatMonthAndYear } from '../../dates.ts'
import { formatArea, formatMoney } from '../../money.ts'

type Texts = Record<`${'title' | 'description'}_${Language}`, string>

const lists = perLanguage((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const sentences = { es: { ...es, ...esNames }, en: { ...en, ...enNames } }
const longestTitle = 80

/** A title and a description in both languages that say what the draft knows, and nothing else. */
export function writeFirstText(document: DraftDocument, cities: readonly City[]): Texts {
  const [spanish, english] = [writeIn('es', document, cities), writeIn('en', document, cities)]
  return {
    title_es: spanish.title,
    title_en: english.title,
    description_es: spanish.description,
    description_en: english.description,
  }
}

type Telling = { t: Translate<typeof sentences.es>; language: Language; document: DraftDocument }

function writeIn(language: Language, document: DraftDocument, cities: readonly City[]) {
  const t = createTranslator<typeof sentences.es>(language, sentences[language])
  const telling = { t, language, document }
  const business = document.business_type ?? 'sale'
  const city = cities.find(({ slug }) => slug === document.city)
  const sector = city?.sectors.find(({ slug }) => slug === document.sector)
  const type = t(`type.${document.type ?? 'apartment'}`)
  const place = sector?.name ?? city?.name ?? 'República Dominicana'
  const places = [...new Set([place, city?.name ?? place])].join(', ')

  const title = t(`first.title.${business}`, { type, place })
  const rooms = document.bedrooms ? t('first.bedrooms', { count: document.bedrooms }) : ''
  const withRooms = rooms ? t('first.of_rooms', { title, rooms }) : title
  const opening = t(`first.title.${business}`, { type, place: places })
  const facts = listFacts(telling)
  const first =
    facts.length > 0
      ? t('first.opening_with', { opening, facts: lists(language).format(facts) })
      : t('first.opening_alone', { opening })
  const description = [[first, ...listSayings(telling)], listFeatures(telling), listTerms(telling)]
    .map((part) => part.join(' '))
    .filter(Boolean)
    .join('\n\n')
  return { title: withRooms.length <= longestTitle ? withRooms : title.slice(0, longestTitle), description }
}

function listFacts({ t, language, document }: Telling): string[] {
  const counted = (['bedrooms', 'bathrooms', 'half_bathrooms', 'parkings'] as const).flatMap((name) => {
    const count = document[name]
    return count && doesApply(name, document) ? [t(`first.${name}`, { count })] : []
  })
  const areas = (['construction_m2', 'lot_m2'] as const).flatMap((name) => {
    const area = document[name]
    return area && doesApply(name, document) ? [t(`first.${name}`, { area: formatArea(area, language) })] : []
  })
  return [...counted, ...areas]
}

function listSayings({ t, language, document }: Telling): string[] {
  const { level, stories, year_built, is_under_construction, delivery_date } = document
  return [
    level && doesApply('level', document) ? t('first.level', { level: String(level) }) : '',
    stories && !level && doesApply('stories', document) ? t('first.stories', { count: stories }) : '',
    is_under_construction ? t('first.coming') : year_built ? t('first.year', { year: String(year_built) }) : '',
    delivery_date ? t('first.delivery', { date: formatMonthAndYear(delivery_date, language) }) : '',
  ].filter(Boolean)
}

function listFeatures({ t, language, document }: Telling): string[] {
  return (Object.entries(featureGroups) as [FeatureGroup, readonly Feature[]][]).flatMap(([group, all]) => {
    const there = all.filter((feature) => document.features?.includes(feature))
    const names = there.map((feature) => lower(t(`feature.${feature}`)))
    return names.length > 0 ? [t(`first.${group}`, { things: lists(language).format(names) })] : []
  })
}

function listTerms({ t, language, document }: Telling): string[] {
  const { is_furnished, is_white_line, pets_allowed, maintenance_fee, currency, tax_incentive_resolution } = document
  const price = maintenance_fee ? formatMoney(maintenance_fee, currency ?? 'USD', language, true) : ''
  return [
    is_furnished ? t('first.furnished') : '',
    is_white_line ? t('first.white_line') : '',
    pets_allowed === true ? t('first.pets') : pets_allowed === false ? t('first.no_pets') : '',
    price ? t('first.maintenance', { price }) : '',
    tax_incentive_resolution ? t('first.incentive') : '',
  ].filter(Boolean)
}

/** Names of things begin small inside a sentence; what is written in capitals stays. */
function lower(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
