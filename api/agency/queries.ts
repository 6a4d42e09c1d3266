import type { AgencyCard, AgencyFacets, FranchiseLocation } from '#contract/agency/agency.ts'
import type { OfficeHours } from '#contract/agency/office-hours.ts'
import type { Language } from '#contract/fields.ts'
import { toSlug } from '#contract/slugs.ts'

import { agentCardColumns, toAgentCard, type AgentCardRow, agentSources } from '../agent/card.ts'
import { matchNames, toWordPatterns } from '../agent/name-search.ts'
import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { type Counts, placeIds } from '../place/queries.ts'

export const agenciesPerPage = 24

type CardRow = Omit<AgencyCard, 'slug' | 'properties_count'>
type ListingCounts = { agent: Counts; agency: Counts }

const locationColumns = `
  agency.id, agency.name, agency.phone, agency.email, agency.address,
  json_build_object('slug', city.slug, 'name', city.name) as city, agency.latitude, agency.longitude,
  (select count(*)::int from agent where agent.agency_id = agency.id and agent.suspended_at is null) as agents_count`
const columns = `${locationColumns}, agency.logo`
const sources = 'agency join city on city.id = agency.city_id'

type AgencyFilter = { name?: string | undefined; city?: string | undefined }

/** One page of the agencies that match every filter, by name, with the exact total. */
export async function listAgencies(db: Database, filter: AgencyFilter, page: number, counts: ListingCounts) {
  const { city_id } = await placeIds(db, { city: filter.city })
  const { rows } = await db.$client.query<{ total: number; cards: CardRow[] }>({
    name: 'agencies',
    text: `with ${matchNames('agency', '($3::int is null or city_id = $3)')}
      select (select count(*)::int from named) as total,
        (select coalesce(json_agg(card order by card.folded, card.id), '[]') from (
          select ${columns}, agency.folded from ${sources}
          where agency.id in (select id from named order by folded, id limit ${agenciesPerPage} offset $4)
        ) as card) as cards`,
    values: [filter.name ?? null, toWordPatterns(filter.name), city_id, (page - 1) * agenciesPerPage],
  })
  const { total, cards } = rows[0]!
  return { total, agencies: cards.map((card): AgencyCard => cardOf(card, counts)) }
}

/** How many of the agencies that match the name are in each city. */
export async function countAgencies(db: Database, { name }: AgencyFilter): Promise<AgencyFacets> {
  const { rows } = await db.$client.query<AgencyFacets>({
    name: 'agency_facets',
    text: `with ${matchNames('agency', 'true')}
      select coalesce(json_agg(facet order by facet.count desc, facet.name), '[]') as city from (
        select city.slug as value, city.name, count(*)::int as count
        from named join city on city.id = named.city_id group by city.id
      ) as facet`,
    values: [name ?? null, toWordPatterns(name)],
  })
  return rows[0]!
}

/** A map with more pins than this says nothing. */
const maxLocations = 500

/** Where the network's offices are, by name. */
export async function listLocations(db: Database): Promise<FranchiseLocation[]> {
  const { rows } = await db.$client.query<Omit<FranchiseLocation, 'slug'>>({
    name: 'franchise_locations',
    text: `select ${locationColumns} from ${sources} order by agency.folded, agency.id limit ${maxLocations}`,
  })
  return rows.map((row) => ({ ...row, slug: toSlug(row.name) }))
}

type ProfileRow = CardRow & {
  about: string
  hours: OfficeHours | null
  broker_phones: string[]
  agents: AgentCardRow[]
}

/** An agency's public profile with its agents, by name. */
export async function getAgency(db: Database, id: number, language: Language, counts: ListingCounts) {
  const { rows } = await db.$client.query<ProfileRow>({
    name: `agency_${language}`,
    text: `select ${columns}, agency.about_${language} as about, agency.hours, agency.broker_phones,
        (select coalesce(json_agg(card order by card.folded, card.id), '[]') from (
          select ${agentCardColumns}, agent.folded from ${agentSources} where agent.agency_id = $1 and agent.suspended_at is null
        ) as card) as agents
      from ${sources} where agency.id = $1`,
    values: [id],
  })
  if (!rows[0]) throw new AppError('agency.not_found')
  const agents = rows[0].agents.map((agent) => toAgentCard(agent, counts.agent.get(agent.id) ?? 0))
  return { ...cardOf(rows[0], counts), agents }
}

function cardOf<Row extends CardRow>(row: Row, counts: ListingCounts) {
  return { ...row, slug: toSlug(row.name), properties_count: counts.agency.get(row.id) ?? 0 }
}
