import { renderToStaticMarkup } from 'react-dom/server'

import type { Brand } from '#contract/brand.ts'
import type { WriteMail } from '#contract/mail/mail.ts'

import { type Content, createContent } from './content.ts'
import { MailFrame } from './mail-frame.tsx'

/** Writes emails under a brand's name, for mail programs that show HTML and for those that do not. */
export function createMailWriter(brand: Brand, isDemo: boolean): WriteMail {
  return (kind, language, data) => {
    const content = createContent(kind, language, data, brand.name)
    const frame = <MailFrame content={content} language={language} brand={brand} isDemo={isDemo} />
    return {
      // A subject is one line, whatever a name brings along.
      subject: content.subject.replace(/\s+/g, ' '),
      html: `<!doctype html>${renderToStaticMarkup(frame)}`,
      text: plainText(content),
    }
  }
}

function plainText(content: Content): string {
  const { title, hello, paragraphs, facts, quote, homes, rest, action, after, why, pause } = content
  const parts = [
    title,
    hello,
    ...paragraphs,
    quote,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...homes.map(({ title, lines, href, links = [] }) => [title, ...lines, href, ...links.map(linkOf)].join('\n')),
    rest,
    action && linkOf(action),
    after,
    pause && linkOf(pause),
    '--',
    why,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const linkOf = ({ label, href }: { label: string; href: string }) => `${label}:\n${href}`
