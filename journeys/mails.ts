import { expect, type APIRequestContext } from '@playwright/test'

/** Signs the links of emails, so that a journey may follow one that no email of the demo has brought yet. */
export const journeysSecret = 'a secret of the journeys and of nothing else'

/** The way that the newest email to an address offers, once it is there; of several that lead there, one that is like `kind`. */
export async function findLinkInMail(
  request: APIRequestContext,
  email: string,
  path: string,
  kind = /^/,
): Promise<string> {
  const links = new RegExp(`https?://[^/\\s]+(${path}/[^\\s]+)`, 'g')
  return foundIn(request, email, (text) =>
    [...text.matchAll(links)].map(([, way]) => way!).find((way) => kind.test(way)),
  )
}

/** The newest email to an address that says so, once it is there. */
export async function findMailContaining(request: APIRequestContext, email: string, words: string): Promise<string> {
  return foundIn(request, email, (text) => (text.includes(words) ? text : undefined))
}

/** All emails to an address that say so, as far as they are there. */
export async function listMailsContaining(request: APIRequestContext, email: string, words: string): Promise<string[]> {
  const names = await listMailNames(request, email)
  const texts = names.map(async (name) => (await request.get(`/dev/letters/${name}?as=text`)).text())
  return (await Promise.all(texts)).filter((text) => text.includes(words))
}

/** How many emails have come to an address. */
export async function countMails(request: APIRequestContext, email: string): Promise<number> {
  return (await listMailNames(request, email)).length
}

/** Looks through the emails to an address, the newest first, until one has what is looked for. */
async function foundIn(
  request: APIRequestContext,
  email: string,
  find: (text: string) => string | undefined,
): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        for (const name of await listMailNames(request, email)) {
          found = find(await (await request.get(`/dev/letters/${name}?as=text`)).text()) ?? ''
          if (found) return found
        }
        return ''
      },
      { timeout: 60_000 },
    )
    .not.toBe('')
  return found
}

async function listMailNames(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await (await request.get('/dev/letters')).text()
  const items = list.split('<li>').filter((item) => item.includes(`<br>${email} ·`))
  return items.map((item) => /\/dev\/letters\/([\w-]+)/.exec(item)?.[1] ?? '')
}
