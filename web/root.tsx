import './ui/base.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router'

import { localeTag } from '#locales/texts.ts'

import { getLastMonthsEnd, getYearHere } from '#contract/day.ts'

import type { Route } from './+types/root'
import { ErrorPage } from './shell/error/lazy-error-page.ts'
import { firstScript, headScript } from './shell/head-scripts.ts'
import { ShellFrame } from './shell/shell-frame.tsx'
import { getRoutePart } from './pages.ts'
import { getSite } from './site.ts'
import { useLanguage } from './texts.ts'
import { CardIconShapes } from './property/card-icon.tsx'
import { loadAllWords } from './words.client.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { brand: whole, url, version, isDemo, api, providers, mapStyle, analytics } = getSite(context)
  // One page alone shows each, and asks for it itself; where departments read their emails is nobody's business.
  const { mortgage_referral: _, real_site_url: __, contact: everyWay, ...rest } = whole
  const { departments: ___, ...contact } = everyWay
  const brand = { ...rest, contact }
  const year = getYearHere()
  const demo = isDemo && { demoRatesOn: getLastMonthsEnd() }
  return { brand, url, version, isDemo, api, providers, mapStyle, year, ...demo, ...(analytics && { analytics }) }
}

// The site does not change while it is read: no navigation asks for it again.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

// The words of the page that is gone to are there before it is.
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadAllWords()
    return next()
  },
]

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage()
  const site = useRouteLoaderData<typeof loader>('root')
  // The words that the page wakes up with: the first one alone, for all of them are there before another is shown.
  const route = useMatches().at(-1)?.id
  const part = import.meta.env.SSR ? getRoutePart(route) : undefined
  return (
    // What a script in the head takes off the page is not put back.
    <html
      lang={localeTag[language]}
      data-part={part}
      data-news={site?.brand.news?.id}
      data-analytics={site?.analytics}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {inline(firstScript)}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site?.brand.colours.primary ?? '#1f3564'} />
        <link rel="manifest" href={language === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'} />
        <Meta />
        <Links />
        {site && Object.keys(site.brand.colours).length > 0 && <link rel="stylesheet" href="/brand.css" />}
        {inline(headScript)}
      </head>
      <body>
        <CardIconShapes />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const inline = (__html: string) => <script dangerouslySetInnerHTML={{ __html }} suppressHydrationWarning />

export default function Root() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('root')
  const page = <ErrorPage error={error} />
  return site ? <ShellFrame>{page}</ShellFrame> : page
}
