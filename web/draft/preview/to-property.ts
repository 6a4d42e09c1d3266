import type { AgentCard } from '#contract/agent/agent.ts'
import { doesApply } from '#contract/draft/applies.ts'
import type { DraftDocument, DraftField, DraftPhoto } from '#contract/draft/document.ts'
import { readMeasures } from '#contract/draft/measures.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import type { Language } from '#contract/language.ts'
import type { City } from '#contract/place/place.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'
import { findBestSources, scorePowerWater } from '#contract/property/power-water.ts'
import type { Photo, Property } from '#contract/property/property.ts'
import { toListingSlug } from '#contract/slugs.ts'

import type { Text } from '../../texts.ts'
import { convertMoney } from '../convert-money.ts'

export type Beside = {
  code: string | null
  agent: AgentCard | null
  cities: readonly City[]
  rate: ExchangeRate
  today: string
  t: Text
  language: Language
}

/** Widths in which the picture store keeps a picture. */
const widths = [360, 640, 960, 1440]
const unnamed = { slug: '', name: '—' }

/** The listing that a draft would be, as its page and its card take it; what is not said yet is empty. */
export function toProperty(document: DraftDocument, beside: Beside): Property {
  const { agent, rate, today, t } = beside
  const said = keepApplying(document)
  const features = said.features ?? []
  const price = said.price ?? 0
  const currency = said.currency ?? 'USD'
  const converted = convertMoney(price, currency, rate.rate)
  const photos = (said.photos ?? []).map((photo) => toPhoto(photo, beside))
  const named = nameIt(said, beside)
  return {
    ...named,
    price,
    currency,
    price_usd: currency === 'USD' ? price : converted,
    price_dop: currency === 'DOP' ? price : converted,
    ...readMeasures(said),
    ...placeIt(said, beside.cities),
    power_water: said.type === 'land' ? null : scorePowerWater(features).score,
    ...findBestSources(features),
    photo: photos[0] ?? null,
    photos,
    photos_count: photos.length,
    features,
    videos: (said.videos ?? []).map(({ src, poster = '', seconds = 0, ...titles }) => {
      return { src, poster, seconds, title: titles[`title_${beside.language}`] || named.title }
    }),
    view_360: said.view_360 ? { src: toSource(said.view_360), preview: toPhoto({ key: said.view_360 }, beside) } : null,
    has_video: (said.videos ?? []).length > 0,
    has_view_360: Boolean(said.view_360),
    maintenance_fee: said.maintenance_fee ?? null,
    separation_amount: said.separation_amount ?? null,
    delivery_date: said.delivery_date ?? null,
    tax_incentive:
      said.tax_incentive_resolution && said.tax_incentive_until
        ? { resolution: said.tax_incentive_resolution, until: said.tax_incentive_until }
        : null,
    project: null,
    agent: agent ?? nobody(t),
    exchange_rate: rate,
    is_under_offer: false,
    confirmed_at: today,
    days_on_offer: 0,
    price_history: [],
    other_offers: [],
    published_at: today,
    updated_at: today,
  }
}

/** Without what does not apply to its kind: it stays in the draft, and is not shown. */
function keepApplying(document: DraftDocument): DraftDocument {
  const kept = Object.entries(document).filter(([field]) => doesApply(field as DraftField, document))
  return Object.fromEntries(kept)
}

function nameIt(said: DraftDocument, { code, t, language }: Beside) {
  const type = said.type ?? 'apartment'
  const name = t(`type.${type}`)
  const title = said[`title_${language}`] || t('draft.no_title')
  const own = code ?? '10-00000'
  const slug = toListingSlug(title, own)
  return {
    code: own,
    slug,
    slugs: { es: slug, en: slug },
    type,
    business_type: said.business_type ?? 'sale',
    realstate_type: name,
    realstate_types: { es: name, en: name },
    title,
    description: said[`description_${language}`] ?? '',
    status: 'published',
    is_exclusive: Boolean(said.is_exclusive),
    is_collection: Boolean(said.is_collection),
    is_under_construction: Boolean(said.is_under_construction),
    is_furnished: Boolean(said.is_furnished),
    is_white_line: Boolean(said.is_white_line),
    pets_allowed: said.pets_allowed ?? null,
  } as const
}

function placeIt(said: DraftDocument, cities: readonly City[]) {
  const city = cities.find(({ slug }) => slug === said.city)
  const sector = city?.sectors.find(({ slug }) => slug === said.sector)
  return {
    province: city?.province ?? unnamed,
    city: city ? { slug: city.slug, name: city.name } : unnamed,
    sector: sector ? { slug: sector.slug, name: sector.name } : unnamed,
    latitude: said.exact_point?.latitude ?? city?.latitude ?? 18.75,
    longitude: said.exact_point?.longitude ?? city?.longitude ?? -70.16,
  }
}

export function toPhoto(photo: DraftPhoto, { language, t }: Pick<Beside, 'language' | 't'>): Photo {
  const alt = photo[`alt_${language}`] ?? t('draft.photo')
  // What was just uploaded has its AVIF later.
  const isUploaded = photo.key.startsWith('u/')
  const shape = { widths, width: 1440, height: 960, tone: '#d8d2c6', ...(isUploaded && { only_webp: true as const }) }
  return { src: toSource(getShownKey(photo)), alt, ...shape }
}

function toSource(key: string): string {
  return `/pictures/${key}`
}

function nobody(t: Text): AgentCard {
  const city = { slug: '', name: '' }
  return {
    id: 0,
    name: t('draft.agent'),
    slug: '',
    picture: '',
    phone: '',
    whatsapp: '',
    email: '',
    spoken_languages: [],
    is_collection: false,
    city,
    agency: { id: 0, name: '', slug: '', logo: '' },
    properties_count: 0,
  }
}
