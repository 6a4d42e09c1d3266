import type { Facts } from '../facts.ts'
import type { Random } from '../random.ts'

export type Texts = { title_es: string; title_en: string; description_es: string; description_en: string }

/** Writes titles and descriptions, never the same twice. */
export function writer() {
  return (facts: Facts, _random: Random): Texts => {
    const es = `${facts.type} en ${facts.sector.name}, ${facts.city.name}`
    const en = `${facts.type} in ${facts.sector.name}, ${facts.city.name}`
    return {
      title_es: es,
      title_en: en,
      description_es: `${es}. ${facts.code}`,
      description_en: `${en}. ${facts.code}`,
    }
  }
}
