import type { ProjectFilter } from '#contract/project/project.ts'

import type { Database } from '../database/open.ts'
import { placeIds } from '../place/queries.ts'

/** SQL for a bound in US$, rounded like the prices that it is compared with. */
function inDollars(bound: string): string {
  return `case when $7 = 'DOP' then round(${bound} / rate.rate, 2) else ${bound} end`
}

/** SQL for each filter, given a `project`, the newest `rate` and the values of `filterValues`; one not asked is true. */
export const filterConditions = {
  city: `($1::int is null or project.city_id = $1)`,
  sector: `($2::int is null or project.sector_id = $2)`,
  stage: `($3::text is null or project.stage = $3)`,
  delivery_year: `($4::int is null or extract(year from project.delivery_date) = $4)`,
  price: `($5::numeric is null and $6::numeric is null or exists (
    select from unit where unit.project_id = project.id and unit.status = 'available'
      and ($5 is null or unit.price_usd >= ${inDollars('$5')})
      and ($6 is null or unit.price_usd <= ${inDollars('$6')})))`,
  tax_incentive: `($8::boolean is null or (project.tax_incentive_resolution is not null) = $8)`,
}

export async function filterValues(db: Database, filter: ProjectFilter): Promise<unknown[]> {
  const { city_id, sector_id } = await placeIds(db, filter)
  const { stage, delivery_year, min_price, max_price, currency = 'USD', tax_incentive } = filter
  return [
    city_id,
    sector_id,
    stage ?? null,
    delivery_year ?? null,
    min_price ?? null,
    max_price ?? null,
    currency,
    tax_incentive ?? null,
  ]
}
