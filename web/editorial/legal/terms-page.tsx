import { breadcrumbData } from '../../crumbs.ts'
import { metaOf, type Head } from '../../meta.ts'
import { languageOf, pathTo, twinPaths } from '../../paths.ts'
import { siteOf } from '../../site.ts'
import { textsFor } from '../../texts.server.ts'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text.tsx'
import { termsText } from './legal-texts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const crumbs = [{ name: t('pieces.home'), path: pathTo('home', language) }]
  const page = { name: t('legal.terms.crumb'), path: pathTo('terms', language) }
  const head: Head = {
    title: t('legal.terms.head.title', { brand: site.brand.name }),
    description: t('legal.terms.head.description'),
    paths: twinPaths('terms'),
    data: [breadcrumbData(crumbs, page, site.url)],
  }
  const text = termsText({ site, language, t })
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, text }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function TermsPage({ loaderData: { crumbs, text } }: Route.ComponentProps) {
  return <LegalText crumbs={crumbs} text={text} />
}
