import { IconHistory } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'

import { draftEndpoints } from '#contract/draft/draft.ts'
import { type VersionLine, versionEndpoints } from '#contract/draft/version.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/page/list-state.tsx'
import { ListWithPane } from '../../ui/page/list-with-pane.tsx'
import { ScreenHead } from '../../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import type { ScreenProps } from '../../workspace-screens.ts'
import { HistoryFilters } from './history-filters.tsx'
import { VersionList } from './version-list.tsx'
import { VersionPane } from './version-pane.tsx'
import styles from './review.module.css'

/** What was published of a listing and by whom, and the way back to it. */
export default function HistoryScreen({ id }: ScreenProps) {
  const t = useTexts()
  const language = useLanguage()
  const { data, failure, again } = useAnswer(`history ${id}`, async (call, signal) => {
    const code = id.includes('-') ? id : (await call(draftEndpoints.draft, { id: Number(id) }, signal)).data.code
    return { code, ...(code ? await call(versionEndpoints.versions, { code }, signal) : { data: [], saved: [] }) }
  })
  const editor = (
    <ButtonLink look="secondary" to={toWorkspacePath('editor', language, id)}>
      {t('draft.history_to_editor')}
    </ButtonLink>
  )
  return (
    <>
      <ScreenHead title={t('workspace.title.history')} {...(data?.code && { lead: data.code })}>
        {editor}
      </ScreenHead>
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : !data ? (
        <Waiting />
      ) : !data.code || data.data.length === 0 ? (
        <ListState icon={IconHistory} title={t('draft.history_empty')} text={t('draft.history_empty_text')}>
          {editor}
        </ListState>
      ) : (
        <History code={data.code} versions={data.data} saved={data.saved} />
      )}
    </>
  )
}

type Props = { code: string; versions: VersionLine[]; saved: VersionLine[] }

function History({ code, versions, saved }: Props) {
  const t = useTexts()
  const [search] = useSearchParams()
  const open = Number(search.get('n')) || undefined
  const [field, by] = [search.get('field') ?? '', search.get('by') ?? '']
  const isAsked = (line: VersionLine) =>
    (field === '' || line.changed.includes(field)) && (by === '' || (line.by ?? '-') === by)
  const toVersion = (n?: number) => {
    const next = new URLSearchParams(search)
    if (n) next.set('n', String(n))
    else next.delete('n')
    return `?${next}`
  }
  return (
    <ListWithPane
      isOpen={open !== undefined}
      asking={<HistoryFilters lines={[...versions, ...saved]} field={field} by={by} />}
      list={
        <VersionList
          versions={versions.filter(isAsked)}
          saved={saved.filter(isAsked)}
          open={open}
          toVersion={toVersion}
        />
      }
      pane={
        open ? (
          <VersionPane key={open} {...{ code, field }} n={open} isNewest={open === versions[0]?.n} back={toVersion()} />
        ) : (
          <p className={styles.pane}>{t('draft.history_choose')}</p>
        )
      }
    />
  )
}
