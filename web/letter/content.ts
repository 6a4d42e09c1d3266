import type { Language } from '#contract/fields.ts'
import type { LetterData, LetterKind } from '#contract/account/letter.ts'
import en from '#locales/en/letter.ts'
import es from '#locales/es/letter.ts'
import { translator, type Translate } from '#locales/texts.ts'

/** What a letter says, before it is laid out. */
export type Content = {
  subject: string
  title: string
  hello: string | null
  paragraphs: string[]
  action: { label: string; href: string } | null
  /** Said after the button, smaller. */
  after: string
}

export type LetterText = Translate<typeof es>
const speech: Record<Language, LetterText> = {
  es: translator<typeof es>('es', es),
  en: translator<typeof es>('en', en),
}

export function letterTexts(language: Language): LetterText {
  return speech[language]
}

/** How the button of each kind finds its way in the kind's data. */
const ways: { [Kind in LetterKind]: ((data: LetterData[Kind]) => string) | null } = {
  confirm_email: ({ link }) => link,
  already_registered: ({ sign_in }) => sign_in,
  restore_password: ({ link }) => link,
  password_changed: ({ restore }) => restore,
  confirm_new_email: ({ link }) => link,
  email_changing: ({ restore }) => restore,
  account_deleted: null,
}

/** The words of a letter of a kind, in a language. */
export function contentOf<Kind extends LetterKind>(
  kind: Kind,
  language: Language,
  data: LetterData[Kind],
  brand: string,
): Content {
  const t = letterTexts(language)
  // Each kind's texts name only holes that its data fill.
  const say = (part: string) =>
    (t as (key: string, holes: object) => string)(`letter.${kind}.${part}`, { ...data, brand })
  const way = ways[kind]
  return {
    subject: say('subject'),
    title: say('title'),
    hello: data.full_name ? t('letter.hello', { name: data.full_name }) : null,
    paragraphs: [say('text')],
    action: way && { label: say('action'), href: way(data) },
    after: say('after'),
  }
}
