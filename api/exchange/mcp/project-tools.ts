import { projectEndpoints, projectQuery, type Project, type ProjectCard } from '#contract/project/project.ts'

import { describeSchema } from '../../http/schema.ts'
import type { OfferedTool, Told, Working } from './offered-tool.ts'
import { projectAnswer, projectsAnswer } from './output-schemas.ts'
import { linkAgency, linkAgent, linkProject } from './page-links.ts'
import { tellPhoto } from './tell-property.ts'
import { sayAmount } from './words.ts'

/** Units that an answer has at most, those still to be had first. */
const mostUnits = 60

export const searchProjects: OfferedTool = {
  name: 'search_projects',
  takes: describeSchema(projectQuery).properties ?? {},
  tells: projectsAnswer,
  async run(given, working) {
    const { data, meta } = await working.ask(projectEndpoints.projects, given)
    const { total, current_page, last_page, per_page } = meta
    return {
      lines: [
        working.t('mcp.total_projects', { count: total, page: current_page, last: last_page }),
        ...data.map((card) => sayProject(card, working)),
      ],
      data: {
        total,
        page: current_page,
        per_page,
        last_page,
        projects: data.map((card) => tellProject(card, working)),
      },
    }
  },
}

export const readProject: OfferedTool = {
  name: 'read_project',
  takes: { slug: { type: 'string', maxLength: 120 } },
  required: ['slug'],
  tells: projectAnswer,
  async run({ slug }, working) {
    const { data } = await working.ask(projectEndpoints.project, { slug })
    return tellWhole(data, working)
  },
}

function tellProject({ photo, ...card }: ProjectCard, working: Working) {
  return { ...card, url: linkProject(card, working), photo: photo && tellPhoto(photo, working) }
}

function sayProject(card: ProjectCard, working: Working): string {
  const { t, language } = working
  return [
    `${card.name} (${card.slug})`,
    `${card.sector.name}, ${card.city.name}`,
    card.from_price !== null && t('mcp.from', { price: sayAmount(card.from_price, card.currency, language) }),
    t('mcp.units', { available: card.units_available, all: card.units_count }),
    sayDelivery(card, working),
    linkProject(card, working),
  ]
    .filter(Boolean)
    .join(' · ')
}

function sayDelivery({ delivery_date: date, delivery_date_promised: promised }: ProjectCard, { t }: Working): string {
  return date === promised ? t('mcp.delivery', { date }) : t('mcp.delivery_moved', { date, promised })
}

function tellWhole(project: Project, working: Working): Told {
  const { t, language } = working
  const { photos, progress_photos, agent, units, exchange_rate: rate, ...card } = project
  const { tax_incentive, payment_plan } = card
  const shown = units
    .toSorted((one, other) => Number(other.status === 'available') - Number(one.status === 'available'))
    .slice(0, mostUnits)
  const amount = (sum: number) => sayAmount(sum, card.currency, language)
  const { name, phone, agency } = agent
  return {
    lines: [
      sayProject(project, working),
      card.description,
      t('mcp.plan', { ...payment_plan, amount: amount(card.separation_amount) }),
      tax_incentive && t('mcp.confotur', tax_incentive),
      ...shown.map(
        (unit) => `${unit.name} (${unit.model}): ${unit.status} · ${amount(unit.price)} · ${unit.construction_m2} m²`,
      ),
      shown.length < units.length && t('mcp.units_more', { shown: shown.length }),
      t('mcp.agent', { name, agency: agency.name, phone, url: linkAgent(agent, working) }),
      t('mcp.rate', { rate: rate.rate, date: rate.date, source: rate.source }),
    ],
    data: {
      ...tellProject(project, working),
      photos: photos.map((photo) => tellPhoto(photo, working)),
      progress_photos: progress_photos.map(({ date, photo }) => ({ date, ...tellPhoto(photo, working) })),
      units: shown,
      exchange_rate: rate,
      agent: { ...agent, url: linkAgent(agent, working), agency: { ...agency, url: linkAgency(agency, working) } },
    },
  }
}
