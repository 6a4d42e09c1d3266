import { renderToStaticMarkup } from 'react-dom/server'

import type { Brand } from '#contract/brand.ts'
import type { WriteLetter } from '#contract/account/letter.ts'

import { type Content, contentOf, letterTexts } from './content.ts'
import { LetterFrame } from './letter-frame.tsx'

/** Writes letters under a brand's name, for mail programs that show HTML and for those that do not. */
export function letterWriter(brand: Brand, isDemo: boolean): WriteLetter {
  return (kind, language, data) => {
    const content = contentOf(kind, language, data, brand.name)
    const frame = <LetterFrame content={content} language={language} brand={brand} isDemo={isDemo} />
    const why = letterTexts(language)('letter.why', { brand: brand.name })
    return {
      // A subject is one line, whatever a name brings along.
      subject: content.subject.replace(/\s+/g, ' '),
      html: `<!doctype html>${renderToStaticMarkup(frame)}`,
      text: plainText(content, why),
    }
  }
}

function plainText({ title, hello, paragraphs, action, after }: Content, why: string): string {
  const parts = [title, hello, ...paragraphs, action && `${action.label}:\n${action.href}`, after, '--', why]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
