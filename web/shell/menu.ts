import type { Brand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import { isInCollection, toPath, screens, type Screen } from '../paths.ts'

/** The site has two parts, each with its own header and look. */
export type Section = 'main' | 'collection'

export type MenuKey =
  `shell.${'buy' | 'rent' | 'projects' | 'calculator' | 'collection' | 'more' | 'agents' | 'agencies' | 'blog' | 'contact' | 'back_to_main' | 'properties'}`

export type MenuItem =
  | { kind: 'page'; key: MenuKey; path: string }
  | { kind: 'group'; key: MenuKey; items: MenuItem[] }
  | { kind: 'outside'; key: MenuKey; url: string }
  | { kind: 'contact'; key: MenuKey }

type Place = { pathname: string; language: Language; brand: Pick<Brand, 'blog_url'> }

export function getSection(pathname: string): Section {
  return isInCollection(pathname) ? 'collection' : 'main'
}

/** What the header offers at an address: no second way to search on a search page. */
export function createMenu(place: Place): MenuItem[] {
  return getSection(place.pathname) === 'collection' ? collectionMenu(place) : mainMenu(place)
}

/** The screens of one account: their own pages show no way to them. */
export function offersAccount({ pathname }: Pick<Place, 'pathname'>): boolean {
  const ownPages: Screen[] = ['sign_in', 'sign_up', 'forgot_password']
  return !ownPages.some((screen) => isUnder(pathname, screen))
}

/** The page that passes buyers on to a bank leads nowhere else. */
export function hidesFooter(pathname: string): boolean {
  return isUnder(pathname, 'mortgage_referral')
}

/** Whether an address lists properties. */
export function isSearchPage(pathname: string): boolean {
  return isUnder(pathname, 'properties')
}

function mainMenu({ pathname, language, brand }: Place): MenuItem[] {
  const page = (key: MenuKey, screen: PlainScreen) => ({ kind: 'page' as const, key, path: toPath(screen, language) })
  const isSearching = isSearchPage(pathname) || isUnder(pathname, 'projects')
  return [
    ...(isSearching ? [] : [page('shell.buy', 'buy'), page('shell.rent', 'rent')]),
    page('shell.projects', 'projects'),
    page('shell.calculator', 'loan_calculator'),
    page('shell.collection', 'collection'),
    {
      kind: 'group',
      key: 'shell.more',
      items: [
        page('shell.agents', 'agents'),
        page('shell.agencies', 'agencies'),
        ...(brand.blog_url && !isSearching
          ? [{ kind: 'outside' as const, key: 'shell.blog' as const, url: brand.blog_url }]
          : []),
      ],
    },
    { kind: 'contact', key: 'shell.contact' },
  ]
}

function collectionMenu({ language }: Place): MenuItem[] {
  return [
    { kind: 'page', key: 'shell.back_to_main', path: toPath('home', language) },
    { kind: 'page', key: 'shell.properties', path: toPath('collection_properties', language) },
  ]
}

type PlainScreen = { [S in Screen]: (typeof screens)[S]['es'] extends `${string}:${string}` ? never : S }[Screen]

function isUnder(pathname: string, screen: Screen): boolean {
  return Object.values(screens[screen]).some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
