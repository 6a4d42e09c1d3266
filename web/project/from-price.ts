import type { ProjectCard } from '#contract/project/project.ts'

type Priced = Pick<ProjectCard, 'from_price' | 'from_price_usd' | 'from_price_dop' | 'currency'>

/** The price of the cheapest free unit in both currencies; null when none is left. */
export function formatFromPrice({ from_price, from_price_usd, from_price_dop, currency }: Priced) {
  if (from_price === null || from_price_usd === null || from_price_dop === null) return null
  return { price: from_price, price_usd: from_price_usd, price_dop: from_price_dop, currency }
}
