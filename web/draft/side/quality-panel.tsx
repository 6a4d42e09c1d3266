import { qualityPoints } from '#contract/property/quality.ts'

import { Link } from 'react-router'

import { useTexts, type Text } from '../../texts.ts'
import { useDraft } from '../draft-context.ts'
import { listFields, type Section } from '../sections/sections.ts'
import { Ring } from './ring.tsx'
import styles from './side.module.css'

type Rule = keyof typeof qualityPoints
type Gain = { rule: string; points: number; details: string | null }

/** Where a rule's points are earned. */
const sectionOf: Record<Rule, Section> = {
  pictures: 'pictures',
  picture_sizes: 'pictures',
  alts: 'pictures',
  plan: 'pictures',
  video: 'pictures',
  english: 'texts',
  description: 'texts',
  point: 'place',
  facts: 'measures',
  costs: 'price',
  power_water: 'features',
  mandate: 'mandate',
}

/** How good the listing is of 100, and the next three things that would make it better. */
export function QualityPanel({ most = 3 }: { most?: number }) {
  const t = useTexts()
  const { points, gains } = useDraft(({ draft }) => draft.quality)
  return (
    <div className={styles.quality}>
      <div>
        <Ring share={points / 100} label={t('draft.quality_of', { points })}>
          <b aria-hidden>{points}</b>
        </Ring>
        <h3>{t('draft.quality')}</h3>
      </div>
      <ul>
        {gains.slice(0, most).map((gain) => (
          <li key={gain.rule}>
            <b>+{gain.points}</b>{' '}
            <Link to={`#${findPlace(gain)}`} preventScrollReset>
              {describeGain(gain, t)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function findPlace({ rule, details }: Gain): Section {
  if (rule === 'costs' && details === 'is_furnished') return 'features'
  const section = rule in sectionOf ? sectionOf[rule as Rule] : 'publish'
  return listFields(section).length > 0 ? section : 'publish'
}

const counted: readonly string[] = ['pictures', 'alts', 'power_water']

function describeGain({ rule, details }: Gain, t: Text): string {
  if (!(rule in sectionOf)) return rule
  const name = rule as Rule
  if (name === 'alts' && !Number(details)) return t('draft.gain.alts_none')
  if (counted.includes(name))
    return t(`draft.gain.${name as 'pictures' | 'alts' | 'power_water'}`, { count: Number(details ?? 0) })
  if (name === 'facts' || name === 'costs') return t(`draft.gain.${name}`, { what: nameFields(details, t) })
  if (name === 'description') return t('draft.gain.description', { what: nameFaults(details, t) })
  if (name === 'picture_sizes' && !details) return t('draft.gain.picture_sizes_none')
  if (name === 'picture_sizes') return t('draft.gain.picture_sizes', { numbers: details?.replaceAll(',', ', ') ?? '' })
  if (name === 'point') return t(details === 'outside' ? 'draft.gain.point_outside' : 'draft.gain.point')
  return t(`draft.gain.${name as 'plan' | 'video' | 'english' | 'mandate'}`)
}

function nameFields(details: string | null, t: Text): string {
  return (details ?? '')
    .split(',')
    .filter(Boolean)
    .map((field) => t(`draft.fact.${field as 'year_built'}`))
    .join(', ')
}

function nameFaults(details: string | null, t: Text): string {
  return (details ?? '')
    .split(',')
    .filter(Boolean)
    .map((fault) => t(`draft.fault.${fault as 'short'}`))
    .join(', ')
}
