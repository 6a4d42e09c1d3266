import { IconHistory } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'

import { auditEndpoints, auditKinds, type AuditKind } from '#contract/audit/audit.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { ListState } from '../ui/page/list-state.tsx'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { AuditList } from './audit-list.tsx'
import styles from './audit.module.css'

const names = ['kind', 'person', 'day', 'before'] as const
type Query = Partial<Record<(typeof names)[number], string>>

/** What was done by those who work here: what is asked for stands in the address. */
export default function AuditScreen() {
  const t = useTexts()
  const [search, setSearch] = useSearchParams()
  const query = readQuery(search)
  const { data, failure, again, isWaiting } = useAnswer(`audit ${search.toString()}`, (call, signal) =>
    call(auditEndpoints.audit, toInput(query), signal),
  )
  const choose = (change: Query) => {
    const next = Object.entries({ ...query, before: '', ...change }).filter(([, value]) => value)
    setSearch(Object.fromEntries(next), { preventScrollReset: true })
  }
  return (
    <>
      <ScreenHead title={t('workspace.title.audit')} lead={t('audit.lead')} />
      <Filters query={query} people={data?.people ?? []} choose={choose} />
      {failure ? (
        <FailedScreen failure={failure} title={t('audit.failed')} onRetry={again} />
      ) : !data ? (
        <Waiting bars={6} />
      ) : data.data.length === 0 ? (
        <ListState icon={IconHistory} title={t('audit.none')} text={t('audit.none_text')}>
          <Button look="secondary" onClick={() => choose({ kind: '', person: '', day: '' })}>
            {t('audit.clear')}
          </Button>
        </ListState>
      ) : (
        <>
          <AuditList lines={data.data} isWaiting={isWaiting} />
          <div className="cluster">
            {query.before && (
              <Button look="secondary" onClick={() => choose({})}>
                {t('audit.newest')}
              </Button>
            )}
            {data.next !== null && (
              <Button look="secondary" onClick={() => choose({ before: String(data.next) })}>
                {t('audit.more')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}

type FiltersProps = {
  query: Query
  people: readonly { id: number; name: string }[]
  choose: (change: Query) => void
}

function Filters({ query, people, choose }: FiltersProps) {
  const t = useTexts()
  return (
    <search className={styles.filters}>
      <label>
        {t('audit.kind')}
        <select value={query.kind ?? ''} onChange={({ target }) => choose({ kind: target.value })}>
          <option value="">{t('audit.any')}</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`audit.kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('audit.person')}
        <select value={query.person ?? ''} onChange={({ target }) => choose({ person: target.value })}>
          <option value="">{t('audit.anybody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('audit.day')}
        <input type="date" value={query.day ?? ''} onChange={({ target }) => choose({ day: target.value })} />
      </label>
    </search>
  )
}

/** What makes no sense in an address is as good as not there. */
function readQuery(search: URLSearchParams): Query {
  const shapes = { kind: /^[a-z._]+$/, person: /^[1-9]\d{0,8}$/, day: /^\d{4}-\d\d-\d\d$/, before: /^[1-9]\d{0,8}$/ }
  const read = names.flatMap((name) => {
    const value = search.get(name) ?? ''
    const isKnown = name !== 'kind' || auditKinds.some((kind) => kind === value)
    return shapes[name].test(value) && isKnown ? [[name, value] as const] : []
  })
  return Object.fromEntries(read)
}

function toInput({ kind, person, day, before }: Query) {
  return {
    kind: kind as AuditKind | undefined,
    person: person ? Number(person) : undefined,
    day,
    before: before ? Number(before) : undefined,
  }
}
