import type { DemoProject } from '../projects.ts'
import type { Random } from '../random.ts'

type Known = Omit<DemoProject, 'description_es' | 'description_en' | 'pictures' | 'units_left' | 'is_unlisted'>

/** What a development is, written from its own figures. */
export function projectDescription(project: Known, _random: Random) {
  return { description_es: `${project.name}`, description_en: `${project.name}` }
}
