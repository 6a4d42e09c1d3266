import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { placeEndpoints } from '#contract/place/place.ts'
import { businessTypes, propertyTypes } from '#contract/property/property-type.ts'
import { daysUntilAsked, daysUntilSunk, workspaceEndpoints, workspaceSorts } from '#contract/workspace/workspace.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/page/export-button.tsx'
import { useOverview } from '../overview.ts'
import { useFile } from '../use-file.ts'
import type { Role } from '../workspace-items.ts'
import {
  countFilters,
  type ListingsChange,
  type ListingsQuery,
  toListingsFilter,
  toListingsPath,
} from './listings-address.ts'
import styles from './listings.module.css'

type Props = { query: ListingsQuery; role: Role }

/** What is looked for; a choice counts at once, words when they are sent. */
export function ListingsFilters({ query, role }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const choose = (change: ListingsChange) =>
    void navigate(toListingsPath(query, change, language), { preventScrollReset: true })
  const count = countFilters(query)
  // Folded on a phone, where the first listing is to be seen.
  const [isOpen] = useState(() => matchMedia('(min-width: 1001px)').matches)
  return (
    <search>
      <details className={styles.fold} open={isOpen}>
        <summary>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
          {t('listings.filters')}
          {count > 0 && <b>{count}</b>}
        </summary>
        <form
          key={`${query.q} ${query.city}`}
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault()
            const q = new FormData(event.currentTarget).get('q')
            choose({ q: typeof q === 'string' ? q.trim() || undefined : undefined })
          }}
        >
          <label className={styles.wide}>
            {t('listings.q')}
            <input
              type="search"
              name="q"
              defaultValue={query.q}
              maxLength={120}
              placeholder={t(role === 'staff' ? 'listings.q_hint_staff' : 'listings.q_hint')}
            />
          </label>
          <OriginChoices query={query} choose={choose} />
          <Choice
            label={t('listings.business')}
            value={query.business_type}
            options={businessTypes.map((one) => [one, t(`listings.business.${one}`)])}
            onChoose={(value) => choose({ business_type: value as ListingsQuery['business_type'] })}
          />
          <Choice
            label={t('listings.type')}
            value={query.type}
            options={propertyTypes.map((one) => [one, t(`type.${one}`)])}
            onChoose={(value) => choose({ type: value as ListingsQuery['type'] })}
          />
          <CityChoice value={query.city} onChoose={(city) => choose({ city })} />
          <Choice
            label={t('listings.unconfirmed')}
            value={query.unconfirmed_days}
            options={[daysUntilAsked, daysUntilSunk, 21].map((days) => [
              String(days),
              t('listings.days_or_more', { count: days }),
            ])}
            onChoose={(value) => choose({ unconfirmed_days: value ? Number(value) : undefined })}
          />
          <Choice
            label={t('listings.quality')}
            value={query.max_quality}
            options={[50, 70, 90].map((points) => [String(points), t('listings.less_than', { points })])}
            onChoose={(value) => choose({ max_quality: value ? Number(value) : undefined })}
          />
          {role !== 'staff' && (
            <label>
              {t('listings.mandate_until')}
              <input
                type="date"
                value={query.mandate_until ?? ''}
                onChange={({ target }) => choose({ mandate_until: target.value || undefined })}
              />
            </label>
          )}
          <Choice
            label={t('listings.sort')}
            value={query.sort}
            any={t('listings.sort.-changed')}
            options={workspaceSorts.slice(1).map((sort) => [sort, t(`listings.sort.${sort}`)])}
            onChoose={(value) => choose({ sort: value as ListingsQuery['sort'] })}
          />
          <Ends query={query} choose={choose} />
        </form>
      </details>
    </search>
  )
}

type Choosing = { query: ListingsQuery; choose: (change: ListingsChange) => void }

/** Whose they are, and which source brought them, where there are several to choose from. */
function OriginChoices({ query, choose }: Choosing) {
  const t = useTexts()
  const { agents = [], sources = [] } = useOverview().data ?? {}
  return (
    <>
      {agents.length > 0 && (
        <Choice
          label={t('listings.agent')}
          value={query.agent}
          options={agents.map(({ id, name }) => [String(id), name])}
          onChoose={(value) => choose({ agent: value ? Number(value) : undefined })}
        />
      )}
      {sources.length > 0 && (
        <Choice
          label={t('listings.source')}
          value={query.source_id}
          options={sources.map(({ id, name }) => [String(id), name])}
          onChoose={(value) => choose({ source_id: value ? Number(value) : undefined })}
        />
      )}
    </>
  )
}

/** Cities by name; the one of the address is there before they are. */
function CityChoice({ value, onChoose }: Pick<ChoiceProps, 'onChoose'> & { value: string | undefined }) {
  const t = useTexts()
  const { data } = useAnswer('cities', (call, signal) => call(placeEndpoints.cities, {}, signal))
  const cities = (data?.data ?? []).map(({ slug, name }) => [slug, name] as const)
  const known = value && !cities.some(([slug]) => slug === value) ? [[value, value] as const, ...cities] : cities
  const options = known.toSorted(([, one], [, other]) => one.localeCompare(other))
  return <Choice label={t('listings.city')} value={value} options={options} onChoose={onChoose} />
}

function Ends({ query, choose }: Choosing) {
  const t = useTexts()
  const call = useSignedCall()
  const fetchFile = useFile()
  return (
    <div className={styles.ends}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={query.without_english === '1'}
          onChange={({ target }) => choose({ without_english: target.checked ? '1' : undefined })}
        />
        {t('listings.without_english')}
      </label>
      <Button type="submit" isSmall>
        {t('listings.search')}
      </Button>
      <ExportButton
        label={t('listings.export')}
        name={t('listings.file')}
        fetchTable={() => call(workspaceEndpoints.export, toListingsFilter(query))}
      />
      <ExportButton
        label={t('listings.export_sheet')}
        name={t('listings.file')}
        fetchTable={() => fetchFile(workspaceEndpoints.exportSheet, toListingsFilter(query))}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string | number | undefined
  any?: string
  options: readonly (readonly [string, string])[]
  onChoose: (value: string | undefined) => void
}

function Choice({ label, value, any, options, onChoose }: ChoiceProps) {
  const t = useTexts()
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">{any ?? t('listings.any')}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
