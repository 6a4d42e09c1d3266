import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'
import { searchEndpoints, searchQuery } from '#contract/search/search.ts'
import { sentenceEndpoints } from '#contract/search/sentence.ts'

import { describeSchema, toWireSchema, type Schema } from '../../http/schema.ts'
import type { OfferedTool } from './offered-tool.ts'
import { propertiesAnswer } from './output-schemas.ts'
import { linkSearch } from './page-links.ts'
import { sayCard, tellCard } from './tell-property.ts'

/** Properties that an answer has unless told otherwise: assistants read every word. */
const usualPage = 10

const filters = Object.entries(describeSchema(searchQuery).properties ?? {}).map(([name, schema]): [string, Schema] => [
  name,
  name === 'per_page' ? { ...schema, default: usualPage } : toWireSchema(name, schema),
])

export const searchProperties: OfferedTool = {
  name: 'search_properties',
  takes: { text: { type: 'string', maxLength: 240 }, ...Object.fromEntries(filters) },
  tells: propertiesAnswer,
  async run({ text, ...given }, working) {
    const { ask, t } = working
    const said = text === undefined ? null : (await ask(sentenceEndpoints.sentence, { text })).data
    const asked = { per_page: usualPage, ...said?.search, ...given }
    const [found, { data: rate }] = await Promise.all([
      ask(searchEndpoints.properties, asked),
      ask(exchangeRateEndpoints.exchangeRate),
    ])
    const { total, current_page, last_page, per_page } = found.meta
    const url = linkSearch(asked, working)
    return {
      lines: [
        said && said.understood.length > 0 && t('mcp.understood', { words: said.understood.join(' · ') }),
        said && said.unused.length > 0 && t('mcp.unused', { words: said.unused.join(' · ') }),
        t('mcp.total', { count: total, page: current_page, last: last_page }),
        ...found.data.map((card) => sayCard(card, working)),
        t('mcp.rate', { rate: rate.rate, date: rate.date, source: rate.source }),
        t('mcp.see_search', { url }),
      ],
      data: {
        total,
        page: current_page,
        per_page,
        last_page,
        ...(said && { understood: said.understood, unused: said.unused, search: said.search }),
        url,
        exchange_rate: rate,
        properties: found.data.map((card) => tellCard(card, working)),
      },
    }
  },
}
