import { yearHere } from '#contract/day.ts'
import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'

import { breadcrumbData, type Crumb } from '../../crumbs.ts'
import type { Head } from '../../meta.ts'
import { languageOf, pathTo, twinPaths } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { textsFor } from '../../texts.server.ts'
import { readTerms, refusedTerms } from './terms-address.ts'

type Screen = 'mortgages' | 'loan_calculator'

/** What the pages about loans share: the rate of the day, where they stand, and what they say of themselves. */
export async function loadLoan(url: URL, site: Site, screen: Screen) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const { data: exchange } = await site.callIn(language)(exchangeRateEndpoints.exchangeRate, {})
  const steps: Record<Screen, Crumb> = {
    mortgages: { name: t('mortgage.title'), path: pathTo('mortgages', language) },
    loan_calculator: { name: t('mortgage.calc.title'), path: pathTo('loan_calculator', language) },
  }
  const home = { name: t('mortgage.home'), path: pathTo('home', language) }
  const crumbs = screen === 'mortgages' ? [home] : [home, steps.mortgages]
  const isCalculator = screen === 'loan_calculator'
  const head: Head = {
    title: t(isCalculator ? 'mortgage.calc.head' : 'mortgage.head'),
    description: t(isCalculator ? 'mortgage.calc.description' : 'mortgage.description'),
    paths: twinPaths(screen),
    data: [breadcrumbData(crumbs, steps[screen], site.url)],
  }
  const asked = readTerms(url.searchParams)
  return {
    head,
    crumbs,
    exchange,
    asked,
    refused: refusedTerms(url.searchParams, asked.currency),
    year: yearHere(),
    site: { url: site.url, name: site.brand.name },
    language,
  }
}
