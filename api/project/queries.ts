import type { Language } from '#contract/fields.ts'
import type { Project, ProjectCard, ProjectFilter, Unit } from '#contract/project/project.ts'

import { selectAgentCard, toAgentCard, type AgentCardRow } from '../agent/card.ts'
import type { Database } from '../database/open.ts'
import { newestRate, rateJson } from '../exchange-rate/queries.ts'
import { AppError } from '../app-error.ts'
import type { Counts } from '../place/queries.ts'
import { convertToPesos } from '../property/card.ts'
import { selectPhoto } from '../property/photo.ts'
import { selectProjectCard, projectSources } from './card.ts'
import { filterConditions, filterValues } from './filter.ts'

/** Four rows of three. */
export const projectsPerPage = 12

/** One page of the projects that match every filter and have an available unit within the prices, soonest first. */
export async function listProjects(db: Database, filter: ProjectFilter, page: number, language: Language) {
  const { rows } = await db.$client.query<{ total: number; cards: ProjectCard[] }>({
    name: `projects_${language}`,
    text: listText[language],
    values: [...(await filterValues(db, filter)), (page - 1) * projectsPerPage],
  })
  const { total, cards } = rows[0]!
  return { total, projects: cards }
}

const listText = { es: listTextIn('es'), en: listTextIn('en') }

function listTextIn(language: Language): string {
  return `with found as (
      select project.id, project.delivery_date from project cross join (${newestRate}) as rate
      where ${Object.values(filterConditions).join(' and ')}
    )
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(card order by card.delivery_date, card.slug), '[]') from (
        select ${selectProjectCard(language)} from ${projectSources}
        where project.id in (
          select found.id from found join project using (id)
          order by found.delivery_date, project.slug limit ${projectsPerPage} offset $9)
      ) as card) as cards`
}

type ProjectRow = Omit<Project, 'agent'> & { agent: AgentCardRow }

/** A project with its units, payment plan and pictures, in one statement. */
export async function getProject(db: Database, slug: string, language: Language, byAgent: Counts): Promise<Project> {
  const { rows } = await db.$client.query<ProjectRow>({
    name: `project_${language}`,
    text: projectText[language],
    values: [slug],
  })
  const row = rows[0]
  if (!row) throw new AppError('project.not_found')
  const units = row.units.toSorted(byFloorAndNumber)
  return { ...row, units, agent: toAgentCard(row.agent, byAgent.get(row.agent.id) ?? 0) }
}

/** Floor by floor, and on a floor as people count: 2 before 10. */
function byFloorAndNumber(one: Unit, other: Unit): number {
  return one.level - other.level || collator.compare(one.name, other.name)
}

const collator = new Intl.Collator('es', { numeric: true })

const projectText = { es: projectTextIn('es'), en: projectTextIn('en') }

function projectTextIn(language: Language): string {
  const photo = selectPhoto('picture', `project_photo.alt_${language}`)
  return `select ${selectProjectCard(language)},
    project.description_${language} as description,
    json_build_object('contract', project.contract_share, 'works', project.works_share,
      'delivery', project.delivery_share) as payment_plan,
    ${photosOf(photo, 'project_photo.taken_on is null')} as photos,
    ${photosOf(`json_build_object('date', project_photo.taken_on, 'photo', ${photo})`, 'project_photo.taken_on is not null')}
      as progress_photos,
    (select coalesce(json_agg(json_build_object(
        'name', unit.name, 'model', unit.model, 'construction_m2', unit.construction_m2, 'bedrooms', unit.bedrooms,
        'bathrooms', unit.bathrooms, 'half_bathrooms', unit.half_bathrooms, 'parkings', unit.parkings,
        'level', unit.level, 'price', unit.price::float8, 'price_usd', unit.price_usd::float8,
        'price_dop', ${convertToPesos('unit', 'project.currency')}, 'status', unit.status
      )), '[]') from unit where unit.project_id = project.id) as units,
    ${selectAgentCard('project.agent_id')} as agent,
    ${rateJson} as exchange_rate
  from ${projectSources} where project.slug = $1`
}

function photosOf(one: string, which: string): string {
  return `(
  select coalesce(json_agg(${one} order by project_photo.taken_on, project_photo.position), '[]')
  from project_photo join picture on picture.key = project_photo.picture
  where project_photo.project_id = project.id and ${which})`
}
