import { useSearchParams } from 'react-router'

import type { Project } from '#contract/project/project.ts'

import { toPath } from '../../paths.ts'
import { useLanguage } from '../../texts.ts'
import { queryOfView, readUnitView, type UnitView } from './unit-view.ts'

/** What the address says about the units, and the address of the same page with some of it changed. */
export function useUnitView({ slug, units }: Pick<Project, 'slug' | 'units'>) {
  const [params] = useSearchParams()
  const path = toPath('project', useLanguage(), { slug })
  const view = readUnitView(params, units)
  const hrefOf = (changes: Partial<UnitView>) => path + queryOfView({ ...view, ...changes }, units)
  return { view, hrefOf, path }
}
