import { getDayHere } from '#contract/day.ts'
import { propertyEndpoints, type Property } from '#contract/property/property.ts'
import { isUnconfirmed } from '#contract/property/unconfirmed.ts'

import { Refused } from './ask-site.ts'
import type { OfferedTool, Told, Working } from './offered-tool.ts'
import { propertyAnswer } from './output-schemas.ts'
import { linkAgency, linkAgent, linkProject, linkProperty } from './page-links.ts'
import { sayCard, tellCard, tellPhoto } from './tell-property.ts'
import { sayAmount } from './words.ts'

export const readProperty: OfferedTool = {
  name: 'read_property',
  takes: { code: { type: 'string', pattern: '^\\d{2}-\\d{4,8}$' } },
  required: ['code'],
  tells: propertyAnswer,
  async run({ code }, working) {
    try {
      const { data } = await working.ask(propertyEndpoints.property, { code })
      return tellProperty(data, working)
    } catch (error) {
      if (error instanceof Refused && error.status === 410) return tellGone(code, working)
      throw error
    }
  },
}

function tellProperty(property: Property, working: Working): Told {
  const { t, language } = working
  const { slugs: _, realstate_types: __, photos, videos, view_360, agent, project, slug: ___, ...facts } = property
  const { title, exchange_rate: rate, tax_incentive } = property
  const amount = (sum: number) => sayAmount(sum, property.currency, language)
  const features = facts.features.map((name) => t(`feature.${name}` as 'feature.balcony')).join(', ')
  const { name, phone, agency } = agent
  return {
    lines: [
      title,
      sayCard(property, working),
      sayConfirmed(property, working),
      facts.description,
      features && t('mcp.has', { features }),
      facts.maintenance_fee !== null && t('mcp.maintenance', { amount: amount(facts.maintenance_fee) }),
      facts.year_built !== null && t('mcp.built_in', { year: String(facts.year_built) }),
      tax_incentive && t('mcp.confotur', tax_incentive),
      facts.price_history.length > 1 &&
        t('mcp.price_was', {
          steps: facts.price_history
            .map(({ date, price, currency }) => `${date.slice(0, 10)} ${sayAmount(price, currency, language)}`)
            .join('; '),
        }),
      t('mcp.agent', { name, agency: agency.name, phone, url: linkAgent(agent, working) }),
      t('mcp.rate', { rate: rate.rate, date: rate.date, source: rate.source }),
    ],
    data: {
      ...facts,
      url: linkProperty(property, working),
      photo: facts.photo && tellPhoto(facts.photo, working),
      photos: photos.map((photo) => tellPhoto(photo, working)),
      has_video: videos.length > 0,
      has_view_360: view_360 !== null,
      project: project && { ...project, url: linkProject(project, working) },
      agent: { ...agent, url: linkAgent(agent, working), agency: { ...agency, url: linkAgency(agency, working) } },
    },
  }
}

/** What may be counted on: when it was last said to be available. */
function sayConfirmed({ confirmed_at, published_at }: Property, { t, tools }: Working): string {
  if (confirmed_at === null) return t('mcp.never_confirmed', { date: published_at.slice(0, 10) })
  const date = getDayHere(new Date(confirmed_at))
  return t(isUnconfirmed(confirmed_at, getDayHere(tools.now())) ? 'mcp.unconfirmed' : 'mcp.confirmed', { date })
}

/** What became of a property that is no longer offered, and what is like it. */
async function tellGone(code: unknown, working: Working): Promise<Told> {
  const [{ data: gone }, { data: similar }] = await Promise.all([
    working.ask(propertyEndpoints.gone, { code }),
    working.ask(propertyEndpoints.similar, { code }),
  ])
  const { status, title, since } = gone
  return {
    lines: [
      working.t(`mcp.gone.${status}`, { title, code: gone.code }),
      ...similar.map((card) => sayCard(card, working)),
    ],
    data: { code: gone.code, title, status, since, similar: similar.map((card) => tellCard(card, working)) },
  }
}
