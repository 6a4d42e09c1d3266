import type { MetaDescriptor } from 'react-router'

import { languages, type Language } from '#contract/language.ts'
import { localeTag } from '#locales/texts.ts'

/** What a page says about itself; each loader returns one as `head`. */
export type Head = {
  title: string
  description: string
  /** The page's path in both languages. */
  paths: Record<Language, string>
  /** Path of the picture that is shown when the page is shared; the home page's where there is none. */
  image?: string
  /** Whether search engines should leave it out. */
  isHidden?: boolean
  /** schema.org objects. */
  data?: object[]
}

const usualImage = '/pictures/hero-og.jpg'

type WithHead = { head: Head; site: { url: string; name: string }; language: Language }

/** Title, description, canonical, twins, Open Graph and JSON-LD of a page. */
export function createMeta({ head, site, language }: WithHead): MetaDescriptor[] {
  const canonical = site.url + head.paths[language]
  const image = new URL(head.image ?? usualImage, site.url).href
  const title = head.title.includes(site.name) ? head.title : `${head.title} · ${site.name}`
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((twin) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: localeTag[twin],
      href: site.url + head.paths[twin],
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: site.url + head.paths.es },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: localeTag[language].replace('-', '_').replace(/^en$/, 'en_US') },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.data ?? []).map((data) => ({ 'script:ld+json': data as { '@type': string } })),
  ]
}
