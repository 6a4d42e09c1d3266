import { Link } from 'react-router'

import type { ComparedSide } from '#contract/look-alike/look-alike.ts'
import type { Language } from '#contract/language.ts'

import { formatMediumDate } from '../dates.ts'
import { formatArea, formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts, type Text } from '../texts.ts'
import styles from './look-alike.module.css'

const names = [
  'agency',
  'agent',
  'status',
  'since',
  'confirmed_at',
  'mandate',
  'price',
  'place',
  'construction_m2',
  'lot_m2',
  'bedrooms',
  'bathrooms',
  'parkings',
  'level',
  'year_built',
  'project',
  'unit_name',
] as const
type Name = (typeof names)[number]
/** What two agencies always differ in says nothing. */
const expected: readonly Name[] = ['agency', 'agent', 'status', 'since', 'confirmed_at', 'mandate']

/** The facts of both beside each other; what differs is marked, what neither says is left out. */
export function FactTable({ one, other }: { one: ComparedSide; other: ComparedSide }) {
  const t = useTexts()
  const language = useLanguage()
  const rows = names
    .map((name) => ({ name, said: [one, other].map((side) => say(side, name, t, language)) }))
    .filter(({ said }) => said.some(Boolean))
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('look_alike.facts')}</span>
          </th>
          {[one, other].map((side, place) => (
            <th key={place} scope="col">
              {side.code === null ? (
                t('look_alike.draft')
              ) : side.status === 'published' ? (
                <Link to={`${toPath('properties', language)}?q=${side.code}`} target="_blank">
                  {side.code}
                </Link>
              ) : (
                side.code
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, said }) => {
          const differs = !expected.includes(name) && said[0] !== said[1]
          return (
            <tr key={name} data-differs={differs || undefined}>
              <th scope="row">
                {t(`look_alike.fact.${name}`)}
                {differs && <span className="visually-hidden"> ({t('look_alike.differs')})</span>}
              </th>
              {said.map((text, place) => (
                <td key={place}>{text || '–'}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function say(side: ComparedSide, name: Name, t: Text, language: Language): string {
  switch (name) {
    case 'status':
      return t(`look_alike.status.${readStatus(side)}`)
    case 'since':
    case 'confirmed_at':
      return side[name] === null ? '' : formatMediumDate(side[name], language)
    case 'mandate':
      return sayMandate(side, t, language)
    case 'price':
      return formatMoney(side.price, side.currency, language)
    case 'construction_m2':
    case 'lot_m2':
      return side[name] === null ? '' : formatArea(side[name], language)
    default:
      return side[name] === null ? '' : String(side[name])
  }
}

function readStatus({ status }: ComparedSide) {
  if (status === null) return 'none'
  return status === 'published' || status === 'reserved' || status === 'inactive' ? status : 'off'
}

function sayMandate({ mandate }: ComparedSide, t: Text, language: Language): string {
  if (!mandate) return ''
  const { kind, has_document, until } = mandate
  return [
    t(`look_alike.mandate.${kind}`),
    has_document && t('look_alike.mandate.document'),
    until && t('look_alike.mandate.until', { date: formatMediumDate(until, language) }),
  ]
    .filter(Boolean)
    .join(', ')
}
