import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'

import { doesApply } from '#contract/draft/applies.ts'
import { featureGroups, type Feature, type FeatureGroup } from '#contract/property/feature.ts'

import { useSession } from '../../account/session/session.ts'
import { useTexts } from '../../texts.ts'
import { useDraft, useEditing, useValue } from '../draft-context.ts'
import { ClashNote } from '../inputs/clash-note.tsx'
import { DraftDate, DraftText, DraftYesNo } from '../inputs/draft-inputs.tsx'
import { FeatureChoice } from './feature-choice.tsx'
import styles from './sections.module.css'

const asked = [
  ['is_furnished', 'draft.furnished'],
  ['is_white_line', 'draft.white_line'],
  ['pets_allowed', 'draft.pets'],
  ['is_under_construction', 'draft.under_construction'],
] as const

/** What it has: yes, no, or nothing said. */
export function FeaturesSection() {
  const t = useTexts()
  const type = useValue('type')
  const isStaff = useSession()?.user.role === 'staff'
  return (
    <>
      {asked.map(
        ([name, label]) => doesApply(name, { type }) && <DraftYesNo key={name} name={name} label={t(label)} />,
      )}
      {isStaff && <DraftYesNo name="is_collection" label={t('draft.collection')} />}
      <TaxIncentive />
      <FeatureGroups />
    </>
  )
}

function TaxIncentive() {
  const t = useTexts()
  const isSaid = useDraft(({ document }) => Boolean(document.tax_incentive_resolution || document.tax_incentive_until))
  return (
    <details className={styles.more} open={isSaid || undefined}>
      <summary>
        {t('draft.incentive')}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.pair}>
        <DraftText name="tax_incentive_resolution" label={t('draft.incentive_resolution')} maxLength={80} />
        <DraftDate name="tax_incentive_until" label={t('draft.incentive_until')} />
      </div>
    </details>
  )
}

const groups = Object.entries(featureGroups) as [FeatureGroup, readonly Feature[]][]
const onLand: readonly FeatureGroup[] = ['energy_and_water', 'security']

function FeatureGroups() {
  const t = useTexts()
  const [text, setText] = useState('')
  const type = useValue('type')
  const wanted = plain(text)
  const shown = groups.flatMap(([group, all]) => {
    const found = all.filter((feature) => plain(t(`feature.${feature}`)).includes(wanted))
    const isAsked = type !== 'land' || onLand.includes(group)
    return isAsked && found.length > 0 ? [{ group, found }] : []
  })
  return (
    <div data-field="features" className={styles.features}>
      <label className={styles.search}>
        {t('draft.find_feature')}
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} autoComplete="off" />
      </label>
      <LikeLast />
      {shown.map(({ group, found }) => (
        <fieldset key={group} className={styles.group} data-three={group === 'energy_and_water' || undefined}>
          <legend>{t(`features.${group}`)}</legend>
          {group === 'energy_and_water' && <p className="fine">{t('draft.power_water_hint')}</p>}
          <div>
            {found.map((feature) => (
              <FeatureChoice key={feature} feature={feature} isThreeState={group === 'energy_and_water'} />
            ))}
          </div>
        </fieldset>
      ))}
      {shown.length === 0 && <p className="muted">{t('draft.no_feature')}</p>}
      <ClashNote name="features" />
      <ClashNote name="absent_features" />
    </div>
  )
}

/** The features of the listing that was written here last, for twelve flats of one building. */
function LikeLast() {
  const t = useTexts()
  const { store } = useEditing()
  const features = useValue('features')
  const last = readLast()
  if (last.length === 0 || (features ?? []).length > 0) return null
  return (
    <button type="button" className={styles.quiet} onClick={() => store.edit('features', last)}>
      {t('draft.like_last', { count: last.length })}
    </button>
  )
}

function readLast(): string[] {
  try {
    return (JSON.parse(localStorage.getItem('draft-features') ?? '[]') as string[]).filter(
      (feature) => typeof feature === 'string',
    )
  } catch {
    return []
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
