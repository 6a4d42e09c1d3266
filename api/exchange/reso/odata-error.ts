import type { Language } from '#contract/fields.ts'
import en from '#locales/en/exchange/reso.ts'
import es from '#locales/es/exchange/reso.ts'
import { createTranslator } from '#locales/texts.ts'

import { Whole } from '../../http/handle.ts'

const texts = { es: createTranslator<typeof es>('es', es), en: createTranslator<typeof es>('en', en) }

/** Why a call of the RESO Web API is refused: in which words, and at which word of the call. */
export class OdataFault extends Error {
  readonly key: keyof typeof es
  readonly word: string
  readonly status: number

  constructor(key: keyof typeof es, word = '', status = 400) {
    super(key)
    this.key = key
    this.word = word
    this.status = status
  }
}

/** A refusal as OData has it: one object, `error`. */
export function writeFault(
  { key, word, status }: OdataFault,
  language: Language,
  headers: Record<string, string>,
): Whole {
  const said = (texts[language] as (key: string, holes: object) => string)(key, {
    word: word.slice(0, 120).toWellFormed(),
  })
  const error = { code: String(status), message: said, ...(word && { target: word.slice(0, 120).toWellFormed() }) }
  const more: Record<string, string> = status === 401 ? { 'WWW-Authenticate': 'Bearer realm="RESO Web API"' } : {}
  return new Whole(
    status,
    { ...headers, ...more, 'Content-Type': 'application/json; charset=utf-8' },
    JSON.stringify({ error }),
  )
}
