import { expect, type APIRequestContext } from '@playwright/test'

/** Signs the links of letters, so that a journey may follow one that no letter of the demo has brought yet. */
export const journeysSecret = 'a secret of the journeys and of nothing else'

/** The way that the newest letter to an address offers, once it is there. */
export async function linkInLetter(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/dev/letters')).text()
        const names = list.split('<li>').filter((item) => item.includes(email))
        for (const item of names) {
          const [, name] = /\/dev\/letters\/([\w-]+)/.exec(item) ?? []
          const text = await (await request.get(`/dev/letters/${name}?as=text`)).text()
          const found = new RegExp(`https?://[^/\\s]+(${path}/[^\\s]+)`).exec(text)?.[1]
          if (found) return (link = found)
        }
        return ''
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return link
}
