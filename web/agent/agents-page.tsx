import { createMeta } from '../meta.ts'
import { toPath } from '../paths.ts'
import { getSite } from '../site.ts'
import { useTexts } from '../texts.ts'
import { PageIntro } from '../ui/page/page-intro.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Route } from './+types/agents-page'
import { AgentTile } from './agent-tile.tsx'
import styles from './agents-page.module.css'
import { DirectoryTabs, NoOne } from './directory-list.tsx'
import { ChoiceField, TextField } from './fields.tsx'
import { FilterForm } from './filter-form.tsx'
import { loadAgents } from './load-agents.ts'
import { PeopleGrid } from './people-grid.tsx'
import { toQueryAddress } from './query-address.ts'
import { capitalize, nameLanguage } from './spoken.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAgents(url, getSite(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function AgentsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { agents, facets, total, page, last, asked, isCollection, isFiltered, language } = loaderData
  const path = toPath(isCollection ? 'collection_agents' : 'agents', language)
  return (
    <>
      <PageIntro crumbs={loaderData.crumbs} title={loaderData.heading} lead={loaderData.lead}>
        {!isCollection && <DirectoryTabs current="agents" />}
        <FilterForm path={path} label={loaderData.heading} isFiltered={isFiltered}>
          <TextField
            name="name"
            label={t('agent.name')}
            placeholder={t('agent.name_example')}
            defaultValue={asked.name}
            maxLength={80}
          />
          <ChoiceField name="city" label={t('agent.city')} defaultValue={asked.city}>
            <option value="">{t('agent.any_city')}</option>
            {facets.city.map(({ value, name, count }) => (
              <option key={value} value={value}>
                {t('agent.option', { name, count })}
              </option>
            ))}
          </ChoiceField>
          <ChoiceField name="language" label={t('agent.language')} defaultValue={asked.language}>
            <option value="">{t('agent.any_language')}</option>
            {facets.language.map(({ value, count }) => (
              <option key={value} value={value}>
                {t('agent.option', { name: capitalize(nameLanguage(value, language)), count })}
              </option>
            ))}
          </ChoiceField>
        </FilterForm>
      </PageIntro>
      <div className={`wrap ${styles.page}`}>
        <output className={styles.total}>{t('agent.list.total', { count: total })}</output>
        {total === 0 ? (
          <NoOne
            title={t('agent.list.none')}
            text={t('agent.list.none_text')}
            all={{ to: path, text: t('agent.list.all') }}
          />
        ) : (
          <PeopleGrid label={loaderData.heading}>
            {agents.map((agent) => (
              <li key={agent.id}>
                <AgentTile agent={agent} isInCollection={isCollection} />
              </li>
            ))}
          </PeopleGrid>
        )}
        <Pager current={page} last={last} toPage={(wanted) => toQueryAddress(path, { ...asked, page: wanted })} />
      </div>
    </>
  )
}
