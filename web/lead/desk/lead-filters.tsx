import { IconAdjustmentsHorizontal, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { getDayHere } from '#contract/day.ts'
import { leadEndpoints, leadKinds } from '#contract/lead/lead.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/page/export-button.tsx'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { toDeskPath, toDeskFilter, type DeskChange, type DeskQuery } from './desk-address.ts'
import desk from './desk.module.css'
import styles from './lead-filters.module.css'

type Props = { query: DeskQuery; seesOthers: boolean; agentName: string | undefined; onRefresh: () => void }

/** What is looked for; a choice counts at once, words and days when the form is sent. */
export function LeadFilters({ query, seesOthers, agentName, onRefresh }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const choose = (change: DeskChange) => void navigate(toDeskPath(query, change, language))
  const { kind = '', agent = '', from = '', to = '', q = '' } = query
  const count = [kind, agent, from, to, q].filter(Boolean).length
  // Folded on a phone, where the first enquiry is to be seen; this page is drawn by the browser alone.
  const call = useSignedCall()
  const [isOpen] = useState(() => matchMedia('(min-width: 641px)').matches)
  return (
    <search>
      <details className={styles.fold} open={isOpen}>
        <summary>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
          {t('desk.filters')}
          {count > 0 && <b>{t('desk.filters_count', { count })}</b>}
        </summary>
        <form
          // Another address fills the fields anew.
          key={[q, from, to].join()}
          className={`${desk.fields} ${styles.filters}`}
          onSubmit={(event) => {
            event.preventDefault()
            const given = new FormData(event.currentTarget)
            const text = (name: string) => {
              const value = given.get(name)
              return typeof value === 'string' ? value.trim() || undefined : undefined
            }
            choose({ q: text('q'), from: text('from'), to: text('to') })
          }}
        >
          <label className={styles.wide}>
            {t('desk.q')}
            <input type="search" name="q" defaultValue={q} maxLength={120} placeholder={t('desk.q_hint')} />
          </label>
          <label>
            {t('desk.kind')}
            <select
              value={kind}
              onChange={({ target }) => choose({ kind: (target.value || undefined) as DeskQuery['kind'] })}
            >
              <option value="">{t('desk.any_kind')}</option>
              {leadKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`desk.kinds.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {seesOthers && (
            <label>
              {t('desk.agent')}
              <select value={agent} onChange={({ target }) => choose({ agent: target.value || undefined })}>
                <option value="">{t('desk.any_agent')}</option>
                <option value="none">{t('desk.no_agent')}</option>
                {agent && agent !== 'none' && (
                  <option value={agent}>{agentName ?? t('desk.one_agent', { id: agent })}</option>
                )}
              </select>
            </label>
          )}
          <label>
            {t('desk.from')}
            <input type="date" name="from" defaultValue={from} max={getDayHere()} />
          </label>
          <label>
            {t('desk.to')}
            <input type="date" name="to" defaultValue={to} max={getDayHere()} />
          </label>
          <div className="cluster">
            <Button type="submit" isSmall>
              {t('desk.search')}
            </Button>
            <Button isSmall look="secondary" onClick={onRefresh}>
              <IconRefresh size={18} stroke={1.75} aria-hidden />
              {t('desk.refresh')}
            </Button>
            <ExportButton
              label={t('desk.export')}
              name={t('desk.file')}
              fetchTable={() => call(leadEndpoints.export, toDeskFilter(query))}
            />
          </div>
        </form>
      </details>
    </search>
  )
}
