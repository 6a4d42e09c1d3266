import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { type Property, propertyEndpoints } from '#contract/property/property.ts'
import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/language.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import { formatLongDate } from '../../dates.ts'
import { formatArea, formatBothPrices, formatMoney } from '../../money.ts'
import { toPropertyPath } from '../../paths.ts'
import { formatPhone } from '../../phone.ts'
import { type Text, useLanguage, useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { useCall } from '../../use-call.ts'
import { useSite } from '../../use-site.ts'
import { QrCode } from '../qr-code.tsx'
import styles from './print-sheets.module.css'

type Props = {
  codes: readonly string[]
  /** Hears why nothing, or not all, was printed. */
  onEnd: (problem?: string) => void
}

/** Asked at once. */
const calls = 4

/** Reads what is public of each, prints it once its pictures are there, and goes. */
export default function PrintSheets({ codes, onEnd }: Props) {
  const t = useTexts()
  const call = useCall()
  const box = useRef<HTMLDivElement>(null)
  const [properties, setProperties] = useState<readonly Property[]>([])
  const end = useEffectEvent(onEnd)
  const read = useEffectEvent(() => readProperties(codes, call))
  const tell = useEffectEvent((error: unknown) => end(describeError(error, t).join('\n')))
  const tellMissing = useEffectEvent((count: number) => t('bulk.not_printed', { count }))

  useEffect(() => {
    let isLeft = false
    read().then(
      (found) => isLeft || (found.length > 0 ? setProperties(found) : end(tellMissing(codes.length))),
      (error: unknown) => isLeft || tell(error),
    )
    return () => {
      isLeft = true
    }
  }, [codes])

  useEffect(() => {
    if (properties.length === 0) return undefined
    let isLeft = false
    const missing = codes.length - properties.length
    const images = [...box.current!.querySelectorAll('img')]
    async function printAll(): Promise<void> {
      // A picture that cannot be had leaves its room empty; the words are printed.
      await Promise.allSettled(images.map((image) => image.decode()))
      if (isLeft) return
      print()
      end(missing > 0 ? tellMissing(missing) : undefined)
    }
    void printAll()
    return () => {
      isLeft = true
    }
  }, [properties, codes])

  return createPortal(
    <div ref={box} className={styles.sheets}>
      {properties.map((property) => (
        <Sheet key={property.code} property={property} />
      ))}
    </div>,
    document.body,
  )
}

function Sheet({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const { url } = useSite()
  const { code, title, photo, sector, city, description, agent, exchange_rate } = property
  const { own, other } = formatBothPrices(property, language)
  const rate = formatMoney(exchange_rate.rate, 'DOP', language)
  return (
    <article className={styles.sheet}>
      {photo && <img src={`${photo.src}-${photo.widths.at(-1)}.webp`} alt={photo.alt} />}
      <h2>{title}</h2>
      <p>{[sector.name, city.name, code].join(' · ')}</p>
      <p className={styles.price}>
        <b>{own}</b> {t('ui.or_about', { price: other })}
      </p>
      <p>{describeSize(property, t, language)}</p>
      <p className={styles.words}>{description}</p>
      <footer>
        <p>
          <b>{agent.name}</b> · {agent.agency.name}
          <br />
          {formatPhone(agent.phone)} · {agent.email}
          <br />
          <small>
            {t('bulk.sheet_rate', { rate, date: formatLongDate(exchange_rate.date, language) })}{' '}
            {t('bulk.sheet_printed', { date: formatLongDate(getDayHere(), language) })}
          </small>
        </p>
        <QrCode text={url + toPropertyPath(property, language)} label={t('bulk.sheet_code')} />
      </footer>
    </article>
  )
}

function describeSize(
  { bedrooms, bathrooms, half_bathrooms, parkings, construction_m2, lot_m2 }: Property,
  t: Text,
  language: Language,
): string {
  const halves = half_bathrooms > 0 && ` ${t('card.half_bathrooms', { count: half_bathrooms })}`
  return [
    bedrooms > 0 && t('card.bedrooms', { count: bedrooms }),
    bathrooms > 0 && t('card.bathrooms', { count: bathrooms }) + (halves || ''),
    half_bathrooms > 0 && t('card.half_bathrooms', { count: half_bathrooms }),
    parkings > 0 && t('card.parkings', { count: parkings }),
    construction_m2 > 0 && t('card.area', { area: formatArea(construction_m2, language) }),
    lot_m2 !== null && t('card.lot', { area: formatArea(lot_m2, language) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** In the order of the codes; what is not on offer is left out. */
async function readProperties(codes: readonly string[], call: Call): Promise<Property[]> {
  const found = new Map<string, Property>()
  const left = [...codes]
  async function work(): Promise<void> {
    for (let code = left.shift(); code; code = left.shift()) {
      try {
        found.set(code, (await call(propertyEndpoints.property, { code })).data)
      } catch (error) {
        if (!(error instanceof ApiRefusal) || ![404, 410].includes(error.status)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: calls }, work))
  return codes.flatMap((code) => found.get(code) ?? [])
}
