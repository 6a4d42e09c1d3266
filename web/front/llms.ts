import type { Brand } from '#contract/brand.ts'
import { languages, type Language } from '#contract/fields.ts'
import en from '#locales/en/front/llms.ts'
import es from '#locales/es/front/llms.ts'
import { createTranslator, localeTag } from '#locales/texts.ts'

import { toPath } from '../paths.ts'

const texts = { es: createTranslator<typeof es>('es', es), en: createTranslator<typeof es>('en', en) }

/** What assistants read first, as llmstxt.org lays it out: what there is, how honest it is, where, and for programs. */
export function writeAssistantNotes(brand: Brand, siteUrl: string): string {
  return `# ${brand.name}\n\n${languages.map((language) => writeIn(language, brand, siteUrl)).join('\n')}`
}

function writeIn(language: Language, { name, contact }: Brand, siteUrl: string): string {
  const t = texts[language]
  const link = (words: string, path: string) => `- [${words}](${siteUrl}${path})`
  return `> ${t('llms.what', { name })} (${localeTag[language]})

## ${t('llms.honest')}

- ${t('llms.totals')}
- ${t('llms.prices')}
- ${t('llms.confirmed')}
- ${t('llms.costs')}
- ${t('llms.points')}
- ${t('llms.texts')}

## ${t('llms.pages')}

${link(t('llms.buy'), toPath('buy', language))}
${link(t('llms.rent'), toPath('rent', language))}
${link(t('llms.projects'), toPath('projects', language))}
${link(t('llms.calculator'), toPath('loan_calculator', language))}
${link(t('llms.agents'), toPath('agents', language))}
${link(t('llms.agencies'), toPath('agencies', language))}
${link(t('llms.questions'), toPath('questions', language))}
${link(t('llms.sitemap'), '/sitemap.xml')}

${t('llms.search', { path: toPath('buy', language) })}

## ${t('llms.programs')}

- [MCP](${siteUrl}/mcp): ${t('llms.mcp')}
- [/v2/docs](${siteUrl}/v2/docs?lang=${language}): ${t('llms.docs')}
- [/v2/openapi.json](${siteUrl}/v2/openapi.json?lang=${language}): ${t('llms.openapi')}

${t('llms.contact')}: ${contact.email}
`
}
