import { breadcrumbData } from '../../crumbs.ts'
import { metaOf, type Head } from '../../meta.ts'
import { languageOf, pathTo, twinPaths } from '../../paths.ts'
import { siteOf } from '../../site.ts'
import { textsFor } from '../../texts.server.ts'
import type { Route } from './+types/privacy-page'
import { LegalText } from './legal-text.tsx'
import { privacyText } from './legal-texts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const crumbs = [{ name: t('pieces.home'), path: pathTo('home', language) }]
  const page = { name: t('legal.privacy.crumb'), path: pathTo('privacy', language) }
  const head: Head = {
    title: t('legal.privacy.head.title', { brand: site.brand.name }),
    description: t('legal.privacy.head.description'),
    paths: twinPaths('privacy'),
    data: [breadcrumbData(crumbs, page, site.url)],
  }
  const text = privacyText({ site, language, t })
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, text }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function PrivacyPage({ loaderData: { crumbs, text } }: Route.ComponentProps) {
  return <LegalText crumbs={crumbs} text={text} />
}
