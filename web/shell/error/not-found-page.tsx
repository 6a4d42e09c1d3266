import { IconSearch } from '@tabler/icons-react'
import { data, Link } from 'react-router'

import { placeEndpoints } from '#contract/place/place.ts'

import type { Route } from './+types/not-found-page'
import { getLanguage, toPath } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessageScreen } from './message-screen.tsx'
import styles from './not-found-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = getLanguage(url.pathname)
  // A lost reader gets the page even when nothing else answers.
  const cities = await getSite(context)
    .callIn(language)(placeEndpoints.cities, {})
    .then(({ data }) => data.slice(0, 8).map(({ slug, name, count }) => ({ slug, name, count })))
    .catch(() => [])
  return data({ title: getTexts(language)('error_page.not_found.title'), cities }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage({ loaderData: { title, cities } }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const search = toPath('properties', language)
  return (
    <MessageScreen status={404} title={title} text={t('error_page.not_found.text')}>
      <search>
        <form className={styles.search} action={search}>
          <input
            name="q"
            aria-label={t('error_page.search')}
            placeholder={t('error_page.search')}
            minLength={3}
            required
          />
          <Button type="submit">
            <IconSearch size={20} stroke={1.75} aria-hidden />
            {t('error_page.search_button')}
          </Button>
        </form>
      </search>
      <ButtonLink to={toPath('home', language)} look="secondary">
        {t('error_page.home')}
      </ButtonLink>
      {cities.length > 0 && (
        <nav className={styles.cities} aria-labelledby="cities">
          <h2 id="cities">{t('error_page.cities')}</h2>
          <ul>
            {cities.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`${search}?city=${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </MessageScreen>
  )
}
