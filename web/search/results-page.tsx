import { useMemo, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

import type { PropertyCard as Property } from '#contract/property/property.ts'

import { createMeta } from '../meta.ts'
import { getLanguage } from '../paths.ts'
import { CardSkeleton } from '../property/card-skeleton.tsx'
import { PropertyCard } from '../property/property-card.tsx'
import { contactDialogId } from '../dialog-ids.ts'
import { getSite } from '../site.ts'
import { useLanguage } from '../texts.ts'
import { opens } from '../ui/dialog.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Pager } from '../ui/pager.tsx'
import { SaveSearch } from '../favorite-pieces.ts'
import type { Route } from './+types/results-page'
import { getAsked } from './filters/asked.ts'
import { SearchForm } from './filters/search-form.tsx'
import { loadResults } from './load-results.ts'
import { unpack } from './packed.ts'
import { MapPanel } from './map/map-panel.tsx'
import { NoResults } from './none/lazy-no-results.ts'
import { ResultsHead } from './results-head.tsx'
import { ResultsList } from './results-list.tsx'
import { SentenceNote } from './sentence-note.tsx'
import styles from './results-page.module.css'
import { toSearchAddress } from './search-address.ts'
import { useIsSearching } from './use-is-searching.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadResults(url, getSite(context))
}

// The map opens and closes by the address's fragment: that asks for nothing new.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  return !isSame && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const site = matches[0].loaderData
  if (!loaderData || !site) return []
  const { head, data } = loaderData
  const neighbours = (['prev', 'next'] as const).flatMap((rel) =>
    head[rel] ? [{ tagName: 'link' as const, rel, href: site.url + head[rel] }] : [],
  )
  const about = createMeta({
    head: { ...head, data: unpack(data) },
    site: { url: site.url, name: site.brand.name },
    language: getLanguage(location.pathname),
  })
  return [...about, ...neighbours]
}

export default function ResultsPage({ loaderData: { results: packed } }: Route.ComponentProps) {
  const language = useLanguage()
  const isSearching = useIsSearching()
  /** The property that the pointer or the keyboard is on, in the list or on the map. */
  const [lit, setLit] = useState<string | null>(null)
  const results = useMemo(() => {
    const read = unpack(packed)
    return { ...read, asked: getAsked(read.search, read.typed), total: read.found.total }
  }, [packed])
  const { search, found, today } = results

  return (
    <>
      <SearchForm {...results} />
      <div className={styles.page}>
        <section id="results" className={styles.results} aria-labelledby="results-title">
          <ResultsHead heading={results.heading} total={found.total} sort={search.sort} isSearching={isSearching}>
            <SaveSearch heading={results.heading} search={search} />
          </ResultsHead>
          <div id="sheet-row" />
          <div id="results-rest">
            <SentenceNote note={results.note} />
            <FilterChips chips={results.chips} clearHref={results.clearHref} />
            {found.total === 0 ? (
              <NoResults
                missing={results.missing}
                waysOut={results.waysOut}
                popular={results.popular}
                today={today}
                Card={SimilarCard}
                contact={contact}
              />
            ) : (
              <ResultsList
                properties={found.properties}
                lit={lit}
                onLit={setLit}
                isSearching={isSearching}
                skeleton={<CardSkeleton />}
              >
                {(property, at) => (
                  <PropertyCard
                    property={property}
                    today={today}
                    headingLevel={2}
                    sizes={twoInARow}
                    isFirst={at === 0}
                  />
                )}
              </ResultsList>
            )}
            <Pager
              current={found.page}
              last={found.last}
              toPage={(page) => toSearchAddress({ ...search, page }, language)}
            />
          </div>
        </section>
        <MapPanel search={search} found={found} today={today} lit={lit} onLit={setLit} />
      </div>
    </>
  )
}

/** One card on phones; two beside the map, which takes 40.5 of every 100. */
// On a phone a file a tenth smaller than its box cannot be told apart, and is there sooner.
const twoInARow = '(max-width: 580px) calc(90vw - 32px), (max-width: 1000px) calc(50vw - 36px), calc(29.75vw - 39px)'

const contact = opens(contactDialogId)

function SimilarCard(shown: { property: Property; today: string }) {
  return <PropertyCard {...shown} sizes={twoInARow} />
}
