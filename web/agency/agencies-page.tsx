import { redirect } from 'react-router'

import { agencyEndpoints, agencyQuery } from '#contract/agency/agency.ts'

import styles from '../agent/agents-page.module.css'
import { withChosenCity } from '../agent/chosen.ts'
import { DirectoryTabs, NoOne } from '../agent/directory-list.tsx'
import { ChoiceField, TextField } from '../agent/fields.tsx'
import { FilterForm } from '../agent/filter-form.tsx'
import { PeopleGrid } from '../agent/people-grid.tsx'
import { toQueryAddress } from '../agent/query-address.ts'
import { dropRequested, readRequestedPeople } from '../agent/read-requested.ts'
import { createMeta } from '../meta.ts'
import { getLanguage, toPath } from '../paths.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useTexts } from '../texts.ts'
import { PageIntro } from '../ui/page/page-intro.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Route } from './+types/agencies-page'
import { createAgenciesHead } from './agencies-head.ts'
import { AgencyTile } from './agency-tile.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const ask = ({ page = 1, ...filter }: typeof read.values) =>
    Promise.all([call(agencyEndpoints.agencies, { ...filter, page }), call(agencyEndpoints.facets, filter)])

  const read = readRequestedPeople(agencyQuery.shape, url.searchParams)
  const { values: asked, answer } = await dropRequested<typeof agencyQuery.shape, Awaited<ReturnType<typeof ask>>>(
    read.values,
    ask,
  )
  const [{ data: agencies, meta: numbers }, { data: facets }] = answer
  const { total, current_page: page, last_page: last } = numbers
  if (total > 0 && page > last) throw redirect(toQueryAddress(url.pathname, { ...asked, page: last }))

  const cities = await withChosenCity(call, facets.city, asked.city)
  const city = cities.find(({ value }) => value === asked.city)?.name
  const heading = city ? t('agency.list.title_city', { city }) : t('agency.list.title')
  const crumbs = [{ name: t('agent.home'), path: toPath('home', language) }]
  return {
    head: createAgenciesHead({ agencies, total, page, heading, asked, crumbs, site, t, language }),
    site: { url: site.url, name: site.brand.name },
    language,
    heading,
    crumbs,
    agencies,
    cities,
    total,
    page,
    last,
    asked: { ...read.typed, ...asked },
    isFiltered: Boolean(asked.name ?? asked.city),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function AgenciesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { heading, crumbs, agencies, cities, total, page, last, asked, isFiltered, language } = loaderData
  const path = toPath('agencies', language)
  return (
    <>
      <PageIntro crumbs={crumbs} title={heading} lead={t('agency.list.lead')}>
        <DirectoryTabs current="agencies" />
        <FilterForm path={path} label={heading} isFiltered={isFiltered}>
          <TextField
            name="name"
            label={t('agent.name')}
            placeholder={t('agency.name_example')}
            defaultValue={asked.name}
            maxLength={80}
          />
          <ChoiceField name="city" label={t('agent.city')} defaultValue={asked.city}>
            <option value="">{t('agent.any_city')}</option>
            {cities.map(({ value, name, count }) => (
              <option key={value} value={value}>
                {t('agent.option', { name, count })}
              </option>
            ))}
          </ChoiceField>
        </FilterForm>
      </PageIntro>
      <div className={`wrap ${styles.page}`}>
        <output className={styles.total}>{t('agency.list.total', { count: total })}</output>
        {total === 0 ? (
          <NoOne
            title={t('agency.list.none')}
            text={t('agency.list.none_text')}
            all={{ to: path, text: t('agency.list.all') }}
          />
        ) : (
          <PeopleGrid label={heading}>
            {agencies.map((agency) => (
              <li key={agency.id}>
                <AgencyTile agency={agency} />
              </li>
            ))}
          </PeopleGrid>
        )}
        <Pager current={page} last={last} toPage={(wanted) => toQueryAddress(path, { ...asked, page: wanted })} />
      </div>
    </>
  )
}
