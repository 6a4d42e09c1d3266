import { createBreadcrumbData } from '../../crumbs.ts'
import { createMeta, type Head } from '../../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text.tsx'
import { writeTerms } from './legal-texts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const crumbs = [{ name: t('pieces.home'), path: toPath('home', language) }]
  const page = { name: t('legal.terms.crumb'), path: toPath('terms', language) }
  const head: Head = {
    title: t('legal.terms.head.title', { brand: site.brand.name }),
    description: t('legal.terms.head.description'),
    paths: getTwinPaths('terms'),
    data: [createBreadcrumbData(crumbs, page, site.url)],
  }
  const text = writeTerms({ site, language, t })
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, text }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function TermsPage({ loaderData: { crumbs, text } }: Route.ComponentProps) {
  return <LegalText crumbs={crumbs} text={text} />
}
