import type { ProjectFacets, ProjectFilter } from '#contract/project/project.ts'

import type { Database } from '../database/open.ts'
import { newestRate } from '../exchange-rate/queries.ts'
import { filterConditions, filterValues } from './filter.ts'

type Filtered = keyof typeof filterConditions

/** How many projects match, by each dimension under the filters of the others, in one statement. */
export async function countProjects(db: Database, filter: ProjectFilter): Promise<ProjectFacets> {
  const { rows } = await db.$client.query<ProjectFacets>({
    name: 'project_facets',
    text: facetsText,
    values: await filterValues(db, filter),
  })
  return rows[0]!
}

const valueAndCount = `json_build_object('value', value, 'count', count)`

const marks = Object.entries(filterConditions).map(([name, condition]) => `${condition} as of_${name}`)

/** True of the projects that match every filter but these. */
function underAllBut(...own: Filtered[]): string {
  const others = (Object.keys(filterConditions) as Filtered[]).filter((name) => !own.includes(name))
  return others.map((name) => `of_${name}`).join(' and ')
}

type Counting = { value: string; where: string; row?: string; order?: string; join?: string }

/** SQL for a list of values, each with how many marked projects have it. */
function counted({ value, where, row = valueAndCount, order = 'value', join = '' }: Counting): string {
  return `(select coalesce(json_agg(${row} order by ${order}), '[]') from (
    select ${value} as value, count(*)::int as count from marked where ${where} group by 1) as counted ${join})`
}

function placesOf(table: 'city' | 'sector', where: string): string {
  return counted({
    value: `${table}_id`,
    where,
    row: `json_build_object('slug', ${table}.slug, 'name', ${table}.name, 'count', count)`,
    order: `${table}.name`,
    join: `join ${table} on ${table}.id = value`,
  })
}

const facetsText = `with marked as (
    select project.city_id, project.sector_id, project.stage, project.tax_incentive_resolution,
      extract(year from project.delivery_date)::int as delivery_year, ${marks.join(', ')}
    from project cross join (${newestRate}) as rate
  )
  select
    ${placesOf('city', underAllBut('city', 'sector'))} as city,
    ${placesOf('sector', `$1::int is not null and ${underAllBut('sector')}`)} as sector,
    ${counted({ value: 'stage', where: underAllBut('stage') })} as stage,
    ${counted({ value: 'delivery_year', where: underAllBut('delivery_year') })} as delivery_year,
    (select count(*)::int from marked
      where tax_incentive_resolution is not null and ${underAllBut('tax_incentive')}) as tax_incentive`
