import { featureOptions } from './feature-words.ts'
import { type KyeroRate, largestKyeroPrice, type PlaceNames, toKyeroDollars, writePesoNotes } from './kyero.ts'
import { typeOptions } from './option-words.ts'
import type { ExchangeRow } from './row.ts'
import { writeElement, writeText } from './xml-text.ts'

export type KyeroRow = ExchangeRow & {
  places: PlaceNames
  /** Of its page, in both languages. */
  pages: { es: string; en: string }
}

export type KyeroFeed = {
  rate: KyeroRate
  /** Is told the references that the format cannot hold. */
  leaveOut: (external_id: string) => void
}

/**
 * A Kyero v3 feed of what is on offer. It knows no pesos: such a price is sent in dollars at the dated rate, which the
 * descriptions say. A price of more than eight digits is left out and named.
 */
export async function* writeKyero(rows: AsyncIterable<KyeroRow>, feed: KyeroFeed): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n'
  for await (const row of rows) {
    if (row.status !== null && row.status !== 'published' && row.status !== 'under_offer') continue
    const price = toPrice(row, feed.rate.value)
    if (price === null || price > largestKyeroPrice) feed.leaveOut(row.external_id)
    else yield writeProperty(row, price, feed)
  }
  yield '</root>\n'
}

/** Whole US dollars. */
function toPrice({ document }: ExchangeRow, rate: number): number | null {
  if (document.price == null) return null
  return toKyeroDollars(document.price, document.currency === 'DOP' ? rate : 1)
}

function writeProperty({ external_id, document, ...row }: KyeroRow, price: number, { rate }: KyeroFeed): string {
  const isConverted = document.currency === 'DOP'
  const { latitude, longitude } = document.exact_point ?? {}
  const parts = [
    writeElement('id', external_id),
    writeElement('date', (row.modified_at ?? '').replace('T', ' ').slice(0, 19)),
    writeElement('ref', external_id),
    writeElement('price', price),
    writeElement('currency', 'USD'),
    writeElement('price_freq', document.business_type === 'lease' ? 'month' : 'sale'),
    writeElement('new_build', document.is_under_construction ? 1 : 0),
    writeElement('type', document.type && typeOptions.write(document.type, 'en')),
    writeElement('town', row.places.city),
    writeElement('province', row.places.province),
    writeElement('country', 'Dominican Republic'),
    latitude !== undefined &&
      longitude !== undefined &&
      `<location>${writeElement('latitude', latitude)}${writeElement('longitude', longitude)}</location>`,
    writeElement('location_detail', row.places.sector),
    writeElement('beds', document.bedrooms ?? 0),
    writeElement('baths', document.bathrooms ?? 0),
    writeElement('pool', document.features?.includes('swimming_pool') ? 1 : 0),
    `<surface_area>${writeElement('built', document.construction_m2)}${writeElement('plot', document.lot_m2)}</surface_area>`,
    `<url>${writeElement('es', row.pages.es)}${writeElement('en', row.pages.en)}</url>`,
    `<title>${writeElement('es', document.title_es)}${writeElement('en', document.title_en) || '<en></en>'}</title>`,
    `<desc>${writeDescriptions(document, isConverted ? rate : null)}</desc>`,
    `<features>${(document.features ?? []).map((one) => writeElement('feature', featureOptions.write(one as never, 'en'))).join('')}</features>`,
    `<images>${listImages(row)}</images>`,
  ]
  return `<property>\n${parts.filter(Boolean).join('\n')}\n</property>\n`
}

function writeDescriptions(
  { price, description_es, description_en }: ExchangeRow['document'],
  rate: KyeroFeed['rate'] | null,
) {
  const notes = rate && writePesoNotes(price!, rate)
  const texts = { es: description_es, en: description_en }
  return (['es', 'en'] as const)
    .map(
      (language) =>
        texts[language] && writeElement(language, notes ? `${texts[language]}\n\n${notes[language]}` : texts[language]),
    )
    .filter(Boolean)
    .join('')
}

function listImages({ pictures }: Pick<ExchangeRow, 'pictures'>): string {
  const photos = (pictures ?? []).filter(({ kind }) => kind === 'photo').slice(0, 50)
  return photos.map(({ url }, at) => `<image id="${at + 1}"><url>${writeText(url)}</url></image>`).join('')
}
