import { getYearHere } from '#contract/day.ts'
import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'

import { createBreadcrumbData, type Crumb } from '../../crumbs.ts'
import type { Head } from '../../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { readTerms, listRefusedTerms } from './terms-address.ts'

type Screen = 'mortgages' | 'loan_calculator'

/** What the pages about loans share: the rate of the day, where they stand, and what they say of themselves. */
export async function loadLoan(url: URL, site: Site, screen: Screen) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const { data: exchange } = await site.callIn(language)(exchangeRateEndpoints.exchangeRate, {})
  const steps: Record<Screen, Crumb> = {
    mortgages: { name: t('mortgage.title'), path: toPath('mortgages', language) },
    loan_calculator: { name: t('mortgage.calc.title'), path: toPath('loan_calculator', language) },
  }
  const home = { name: t('mortgage.home'), path: toPath('home', language) }
  const crumbs = screen === 'mortgages' ? [home] : [home, steps.mortgages]
  const isCalculator = screen === 'loan_calculator'
  const head: Head = {
    title: t(isCalculator ? 'mortgage.calc.head' : 'mortgage.head'),
    description: t(isCalculator ? 'mortgage.calc.description' : 'mortgage.description'),
    paths: getTwinPaths(screen),
    data: [createBreadcrumbData(crumbs, steps[screen], site.url)],
  }
  const asked = readTerms(url.searchParams)
  return {
    head,
    crumbs,
    exchange,
    asked,
    refused: listRefusedTerms(url.searchParams, asked.currency),
    year: getYearHere(),
    site: { url: site.url, name: site.brand.name },
    language,
  }
}
