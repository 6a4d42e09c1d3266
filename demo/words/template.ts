type Slots = Readonly<Record<string, { es: string; en: string }>>

/** A text read once: words, slots to fill, and choices between texts. */
type Part = string | { slot: string } | { choice: readonly Template[] }
export type Template = readonly Part[]

export function readTemplate(text: string): Template {
  if (!/[[{]/.test(text)) return [text]
  const parts = text.split(/(\[[^\]]*\]|\{\w+\})/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part.startsWith('{')) return { slot: part.slice(1, -1) }
    return part.startsWith('[') ? { choice: part.slice(1, -1).split('|').map(readTemplate) } : part
  })
}

/** The text, its slots filled and its choices made: by the same chances in both languages. */
export function fill(template: Template, language: 'es' | 'en', slots: Slots, chances: readonly number[]): string {
  return write(template, language, slots, { chances, chosen: 0 })
}

type Choosing = { chances: readonly number[]; chosen: number }

function write(template: Template, language: 'es' | 'en', slots: Slots, choosing: Choosing): string {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else if ('slot' in part) {
      const slot = slots[part.slot]
      if (!slot) throw new Error(`nothing to fill {${part.slot}} with`)
      text += slot[language]
    } else {
      const { chances } = choosing
      const chance = chances[choosing.chosen++ % chances.length]!
      text += write(part.choice[Math.floor(chance * part.choice.length)]!, language, slots, choosing)
    }
  }
  return text
}
