import type { APIRequestContext, APIResponse } from '@playwright/test'

import type { AgentCard } from '#contract/agent/agent.ts'
import type { AgencyCard } from '#contract/agency/agency.ts'
import { languages, type Language } from '#contract/fields.ts'
import type { ProjectCard } from '#contract/project/project.ts'
import { localeTag } from '#locales/texts.ts'
import { toPropertyPath, screens, type Screen } from '#web/paths.ts'

import { ask, findCard, findGoneCode } from './sample.ts'
import { expect, test } from './test.ts'

/** Pages whose address is their reader's own: they answer, name no address, and are kept out of search engines. */
const ofOneReader = new Set<Screen>([
  'restore_password',
  'confirm_email',
  'provider',
  'alert',
  'newsletter',
  'visit',
  'available',
  'invitation',
])
/** Pages that only who is signed in, or has no network, has a use for. */
const unlisted =
  /^(sign_|forgot_|profile|edit_|change_|favourites|saved_|search_history|recently_|compare|offline|desk|schedule|visits|report)/

/** What fills the holes of the addresses, in either language. */
type Filled = Partial<Record<Screen, string>>

async function fill(request: APIRequestContext, language: Language): Promise<Filled> {
  const put = (screen: Screen, values: Record<string, string | number>) =>
    screens[screen][language].replace(/:(\w+)/g, (_, name: string) => String(values[name]))
  const { data: agents } = await ask<{ data: AgentCard[] }>(request, '/v2/agents', language)
  const { data: members } = await ask<{ data: AgentCard[] }>(request, '/v2/agents?collection=1', language)
  const { data: agencies } = await ask<{ data: AgencyCard[] }>(request, '/v2/agencies', language)
  const { data: projects } = await ask<{ data: ProjectCard[] }>(request, '/v2/projects', language)
  const person = ({ slug, id }: { slug: string; id: number }) => ({ name: slug, id })
  const signed = { id: '7?expires=1&signature=x' }
  return {
    collection_property: toPropertyPath(await findCard(request, language, 'collection=1'), language),
    property: toPropertyPath(await findCard(request, language, 'collection=0'), language),
    collection_agent: put('collection_agent', person(members[0]!)),
    agent: put('agent', person(agents[0]!)),
    agency: put('agency', person(agencies[0]!)),
    project: put('project', { slug: projects[0]!.slug }),
    restore_password: put('restore_password', signed),
    confirm_email: put('confirm_email', signed),
    alert: put('alert', signed),
    newsletter: put('newsletter', signed),
    schedule: put('schedule', { id: agents[0]!.id }),
    visit: put('visit', signed),
    available: put('available', signed),
    invitation: put('invitation', signed),
    report: put('report', { code: (await findCard(request, language, 'business_type=sale')).code }),
    provider: put('provider', { provider: 'google' }),
  }
}

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

/** Where an answer leads, without the site's own origin. */
function leadsTo(answer: APIResponse): [number, string] {
  const { pathname, search } = new URL(answer.headers().location ?? 'http://nowhere/', answer.url())
  return [answer.status(), pathname + search]
}

function headIn(html: string) {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/gi)]
  const path = (href: string) => new URL(href.replaceAll('&amp;', '&')).pathname
  return {
    lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    canonical: links.filter(([, rel]) => rel === 'canonical').map(([, , , href]) => path(href!)),
    twins: Object.fromEntries(
      links.filter(([, rel]) => rel === 'alternate').map(([, , tag, href]) => [tag, path(href!)]),
    ),
    isHidden: html.includes('<meta name="robots" content="noindex"/>'),
  }
}

for (const language of languages) {
  const other = languages.find((one) => one !== language)!

  test(`every address of the specification in ${language} answers, names itself and its twin`, async ({ request }) => {
    test.slow()
    const filled = await fill(request, language)
    for (const screen of Object.keys(screens) as Screen[]) {
      const path = filled[screen] ?? screens[screen][language]
      expect(path, screen).not.toContain(':')
      const answer = await get(request, path)
      expect.soft(answer.status(), path).toBe(200)
      const { lang, canonical, twins, isHidden } = headIn(await answer.text())
      expect.soft(lang, path).toBe(localeTag[language])
      expect.soft(isHidden, path).toBe(unlisted.test(screen) || ofOneReader.has(screen))
      if (ofOneReader.has(screen)) {
        expect.soft(canonical, path).toEqual([])
        continue
      }
      expect.soft(canonical, path).toEqual([path])
      expect.soft(Object.keys(twins).toSorted(), path).toEqual(['en', 'es-DO', 'x-default'])
      expect.soft([twins[localeTag[language]], twins['x-default']], path).toEqual([path, twins['es-DO']])
      const twin = await get(request, twins[localeTag[other]] ?? '')
      expect.soft([twin.status(), headIn(await twin.text()).twins], path).toEqual([200, twins])
    }
  })

  test(`a slash at the end of an address in ${language} leads to the address without, whatever it asks`, async ({
    request,
  }) => {
    const filled = await fill(request, language)
    for (const screen of Object.keys(screens) as Screen[]) {
      const path = (filled[screen] ?? screens[screen][language]).split('?')[0]!
      if (path !== '/') {
        expect.soft(leadsTo(await get(request, `${path}/?a=1&b=%C3%B1`)), path).toEqual([301, `${path}?a=1&b=%C3%B1`])
      }
      if (language === 'es') {
        const from = path === '/' ? '/es' : `/es${path}`
        expect.soft(leadsTo(await get(request, `${from}?a=1`)), from).toEqual([301, `${path}?a=1`])
      }
    }
  })

  test(`what is no page in ${language} says so in its language, with a way home`, async ({ request }) => {
    const home = screens.home[language]
    const paths = [
      `${home === '/' ? '' : home}/no-such-page`,
      screens.agent[language].replace(':name', 'x').replace(':id', '99999999'),
      screens.agency[language].replace(':name', 'x').replace(':id', '99999999'),
      screens.agent[language].replace(':name', 'x').replace(':id', 'abc'),
      screens.project[language].replace(':slug', 'no-such-project'),
      screens.property[language].replace(':type', 'casa').replace(':slug', 'x-99-99999999'),
      screens.property[language].replace(':type', 'casa').replace(':slug', 'no-code'),
      screens.provider[language].replace(':provider', 'nobody'),
      `${screens.collection[language]}/no-such-page`,
    ]
    for (const path of paths) {
      const answer = await get(request, path)
      const html = await answer.text()
      expect.soft(answer.status(), path).toBe(404)
      expect.soft(headIn(html).lang, path).toBe(localeTag[language])
      expect.soft(html, path).toContain(`href="${home}"`)
      expect.soft(headIn(html).canonical, path).toEqual([])
    }
  })

  test(`a property that is no longer offered is gone in ${language}, with others in its place`, async ({ request }) => {
    const code = await findGoneCode(request)
    const path = screens.property[language].replace(':type', 'casa').replace(':slug', `x-${code}`)
    const answer = await get(request, path)
    expect(answer.status()).toBe(410)
    const html = await answer.text()
    expect(headIn(html).lang).toBe(localeTag[language])
    expect(html).toMatch(new RegExp(`href="${screens.property[language].split(':')[0]}[^"]+-\\d{2}-\\d{4,8}"`))
  })

  test(`words that are out of date lead to the right address in ${language}`, async ({ request }) => {
    const filled = await fill(request, language)
    const code = (path: string) => /\d{2}-\d{4,8}$/.exec(path)![0]
    const id = (path: string) => path.split('/').at(-1)!
    const moved: [from: string, to: string][] = [
      [
        screens.property[language].replace(':type', 'x').replace(':slug', `old-words-${code(filled.property!)}`),
        filled.property!,
      ],
      [
        screens.collection_property[language]
          .replace(':type', 'x')
          .replace(':slug', `old-${code(filled.collection_property!)}`),
        filled.collection_property!,
      ],
      // What the Collection holds stands there and nowhere else.
      [
        screens.property[language].replace(':type', 'x').replace(':slug', `x-${code(filled.collection_property!)}`),
        filled.collection_property!,
      ],
      [screens.agent[language].replace(':name', 'old-name').replace(':id', id(filled.agent!)), filled.agent!],
      [screens.agency[language].replace(':name', 'old-name').replace(':id', id(filled.agency!)), filled.agency!],
      [
        screens.collection_agent[language].replace(':name', 'old-name').replace(':id', id(filled.collection_agent!)),
        filled.collection_agent!,
      ],
    ]
    for (const [from, to] of moved) expect.soft(leadsTo(await get(request, from)), from).toEqual([301, to])
  })
}

test('the older addresses of two pages lead on with what they ask', async ({ request }) => {
  const moved = [
    ['/v2/propiedades?city=punta-cana&type=house&type=land', '/propiedades?city=punta-cana&type=house&type=land'],
    ['/v2/propiedades', '/propiedades'],
    ['/v2/proyectos?page=2', '/proyectos?page=2'],
  ] as const
  for (const [from, to] of moved) expect.soft(leadsTo(await get(request, from)), from).toEqual([301, to])
})
