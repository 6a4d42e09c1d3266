import { createHash } from 'node:crypto'

import { AppError } from '../app-error.ts'
import { type Answer, answerHeaders } from '../http/call.ts'
import type { ReadRoutes } from '../http/serve.ts'
import type { Tools } from '../tools.ts'

const max = 100
const style =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}li{margin:.6rem 0}pre{white-space:pre-wrap}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The emails of the demo, for whoever tries it out; there are none where emails are really sent. */
export function createMailReads({ mailFolder }: Pick<Tools, 'mailFolder'>): ReadRoutes {
  if (!mailFolder) return {}
  return {
    '/dev/letters': async () => {
      const rows = (await mailFolder.newest(max)).map(
        ({ name, to, subject, sent_at }) =>
          `<li><a href="/dev/letters/${name}">${escaped(subject)}</a><br>${escaped(to)} · <time>${sent_at}</time></li>`,
      )
      const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No letters yet.</p>'
      return page(`<h1>Letters</h1>${list}`, `style-src ${styleHash}`)
    },
    '/dev/letters/{name}': async ({ path, query }) => {
      const mail = await mailFolder.find(path.slice('/dev/letters/'.length))
      if (!mail) throw new AppError('request.not_found')
      if (new URLSearchParams(query).get('as') === 'text') {
        return {
          ...page('', ''),
          body: mail.text,
          headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
        }
      }
      // An email brings its styles inline, as mail programs want them; scripts it has none.
      return { ...page('', `style-src 'unsafe-inline'; img-src 'self' https: http:`), body: mail.html }
    },
  }
}

const headers = { ...answerHeaders, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

function page(body: string, policy: string): Answer {
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Security-Policy': `default-src 'none'; ${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Letters</title><style>${style}</style><body>${body}`,
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
