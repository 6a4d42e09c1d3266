import { languages, type Language } from '#contract/fields.ts'

/** The language of an answer: the best-liked of ours in `Accept-Language`, Spanish when it names none. */
export function readLanguage(accepted: string | null | undefined): Language {
  if (!accepted || accepted === 'es') return 'es'
  if (accepted === 'en') return 'en'

  let best: { language: Language; weight: number } | null = null
  for (const range of accepted.slice(0, 200).split(',')) {
    const [tag = '', ...options] = range.trim().toLowerCase().split(';')
    const language = languages.find((ours) => tag === ours || tag.startsWith(`${ours}-`))
    const quality = options.find((option) => option.trim().startsWith('q='))
    const weight = quality ? Number(quality.trim().slice(2)) : 1
    if (language && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language ?? 'es'
}
