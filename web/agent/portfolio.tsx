import { IconMap } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'
import type { Sort } from '#contract/search/search.ts'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts, type TextKey } from '../texts.ts'
import { Pager } from '../ui/pager.tsx'
import { ChoiceField, TextField } from './fields.tsx'
import { FilterForm } from './filter-form.tsx'
import type { Portfolio as Listings } from './load-portfolio.ts'
import styles from './portfolio.module.css'
import { toQueryAddress } from './query-address.ts'

const sortNames: Partial<Record<Sort, Extract<TextKey, `agent.portfolio.sort_${string}`>>> = {
  relevance: 'agent.portfolio.sort_relevance',
  newest: 'agent.portfolio.sort_newest',
  price: 'agent.portfolio.sort_price_up',
  '-price': 'agent.portfolio.sort_price_down',
}

type Props = {
  title: string
  /** The address of the profile. */
  path: string
  /** Where the same listings stand beside a map. */
  mapPath: string
  listings: Listings
  /** How a listing is shown. */
  children: (property: PropertyCard) => React.ReactNode
}

/** The listings of an agent or an agency, with a search among them that lives in the address. */
export function Portfolio({ title, path, mapPath, listings, children }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { properties, total, page, last, asked, kinds } = listings
  return (
    <section id="propiedades" className={styles.portfolio}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {kinds.all > 0 && (
          <Link className={styles.map} to={mapPath}>
            <IconMap size={19} stroke={1.75} aria-hidden />
            {t('agent.portfolio.on_map')}
          </Link>
        )}
      </div>
      {kinds.all === 0 ? (
        <p className={styles.none}>{t('agent.portfolio.none')}</p>
      ) : (
        <>
          <PortfolioForm path={path} listings={listings} />
          <output className={styles.total}>{t('agent.listings', { count: total })}</output>
          {total === 0 && (
            <p className={styles.none}>
              {t('agent.portfolio.none_found')}
              {asked.q && (
                <>
                  {' '}
                  <Link to={toQueryAddress(toPath('properties', language), { q: asked.q })}>
                    {t('agent.portfolio.everywhere', { text: asked.q })}
                  </Link>
                </>
              )}
            </p>
          )}
          <ul className={styles.grid} aria-label={title}>
            {properties.map((property) => (
              <li key={property.code}>{children(property)}</li>
            ))}
          </ul>
          <Pager
            current={page}
            last={last}
            toPage={(wanted) => `${toQueryAddress(path, { ...asked, page: wanted })}#propiedades`}
          />
        </>
      )}
    </section>
  )
}

function PortfolioForm({
  path,
  listings: { asked, kinds, problem, isFiltered },
}: {
  path: string
  listings: Listings
}) {
  const t = useTexts()
  return (
    <FilterForm path={path} fragment="propiedades" label={t('agent.portfolio.search')} isFiltered={isFiltered}>
      <TextField name="q" label={t('agent.portfolio.text')} defaultValue={asked.q} problem={problem} maxLength={120} />
      {kinds.business.length > 1 && (
        <ChoiceField name="business_type" label={t('agent.portfolio.business')} defaultValue={asked.business_type}>
          <option value="">{t('agent.portfolio.any_business')}</option>
          {kinds.business.map(({ value, count }) => (
            <option key={value} value={value}>
              {t('agent.option', { name: t(`business.${value}`), count })}
            </option>
          ))}
        </ChoiceField>
      )}
      {kinds.type.length > 1 && (
        <ChoiceField name="type" label={t('agent.portfolio.type')} defaultValue={asked.type}>
          <option value="">{t('agent.portfolio.any_type')}</option>
          {kinds.type.map(({ value, count }) => (
            <option key={value} value={value}>
              {t('agent.option', { name: t(`type.${value}`), count })}
            </option>
          ))}
        </ChoiceField>
      )}
      <ChoiceField
        name="sort"
        label={t('agent.portfolio.sort')}
        defaultValue={asked.sort === 'relevance' ? '' : asked.sort}
      >
        {Object.entries(sortNames).map(([value, key]) => (
          <option key={value} value={value === 'relevance' ? '' : value}>
            {t(key)}
          </option>
        ))}
      </ChoiceField>
    </FilterForm>
  )
}
