import type { Language } from '#contract/fields.ts'

import { newestRate } from '../exchange-rate/queries.ts'
import { convertToPesos } from '../property/card.ts'
import { selectPhoto } from '../property/photo.ts'

/** The columns of the contract's project card, for `projectSources`. */
export const selectProjectCard = (language: Language): string => `
  project.slug, project.name, project.developer,
  json_build_object('slug', province.slug, 'name', province.name) as province,
  json_build_object('slug', city.slug, 'name', city.name) as city,
  json_build_object('slug', sector.slug, 'name', sector.name) as sector,
  project.latitude, project.longitude, project.stage, project.progress, project.currency,
  cheapest.price::float8 as from_price, cheapest.price_usd::float8 as from_price_usd,
  case when cheapest.price is not null then ${convertToPesos('cheapest', 'project.currency')} end as from_price_dop,
  project.separation_amount::float8 as separation_amount,
  project.delivery_date_promised::text as delivery_date_promised, project.delivery_date::text as delivery_date,
  (select count(*)::int from unit where unit.project_id = project.id) as units_count,
  (select count(*)::int from unit where unit.project_id = project.id and unit.status = 'available') as units_available,
  (select ${selectPhoto('picture', `project_photo.alt_${language}`)}
    from project_photo join picture on picture.key = project_photo.picture
    where project_photo.project_id = project.id and project_photo.taken_on is null
    order by project_photo.position limit 1) as photo,
  case when project.tax_incentive_resolution is not null then json_build_object(
    'resolution', project.tax_incentive_resolution, 'until', project.tax_incentive_until,
    'beneficiary', 'first_buyer') end as tax_incentive`

export const projectSources = `project
  join city on city.id = project.city_id
  join province on province.id = city.province_id
  join sector on sector.id = project.sector_id
  cross join (${newestRate}) as rate
  left join lateral (
    select price, price_usd from unit
    where unit.project_id = project.id and unit.status = 'available'
    order by price_usd, id limit 1
  ) as cheapest on true`
