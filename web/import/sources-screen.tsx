import { useSearchParams } from 'react-router'

import { importEndpoints, type ImportSource } from '#contract/import/import.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { isResting } from './describe-run.ts'
import { EmptySources } from './empty-sources.tsx'
import { NewSource } from './new-source.tsx'
import { SourceList } from './source-list.tsx'
import { newSourcePath } from './source-paths.ts'
import { TemplateLinks } from './template-links.tsx'

/** Where an agency's stock of elsewhere comes from; staff see all, or those of the agency that the address names. */
export default function SourcesScreen() {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const agency = Number(search.get('agency')) || undefined
  const isNew = search.has('new')
  const { data, failure, again } = useAnswer(`imports ${agency} ${language}`, (call, signal) =>
    call(importEndpoints.sources, { agency }, signal),
  )
  const sources = data && orderSources(data.data)
  const waiting = sources?.filter(waits).length ?? 0
  return (
    <>
      <ScreenHead title={t(isNew ? 'import.new' : 'workspace.title.import')} lead={t('import.lead')}>
        {!isNew && (sources?.length ?? 0) > 0 && (
          <div className="cluster">
            <TemplateLinks />
            <ButtonLink to={newSourcePath(language)}>{t('import.new')}</ButtonLink>
          </div>
        )}
      </ScreenHead>
      {isNew ? (
        <NewSource agencyId={agency} />
      ) : failure ? (
        <FailedScreen failure={failure} title={t('import.failed')} onRetry={again} />
      ) : !sources ? (
        <Waiting bars={4} />
      ) : sources.length === 0 ? (
        <EmptySources />
      ) : (
        <>
          {waiting > 0 && (
            <p>
              <span className="badge sunny">{t('import.waiting_first', { count: waiting })}</span>
            </p>
          )}
          <SourceList sources={sources} />
        </>
      )}
    </>
  )
}

const waits = ({ run }: ImportSource) => run !== null && isResting(run.state)

const rank = (source: ImportSource) => (waits(source) ? 0 : source.run?.state === 'failed' ? 1 : 2)

/** What waits for a person first, then what failed, then by name. */
function orderSources(sources: readonly ImportSource[]): ImportSource[] {
  return sources.toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
}
