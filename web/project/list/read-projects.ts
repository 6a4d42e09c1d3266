import type { FieldProblem } from '#contract/errors.ts'
import { projectQuery } from '#contract/project/project.ts'
import { readAmount } from '#contract/amount.ts'

import type { ProjectSearch } from './projects-address.ts'

/** What an address asks of the projects, and what it says that cannot be asked. */
export type ReadProjects = {
  search: ProjectSearch
  /** What was written in the fields that were dropped, so that nothing typed is lost. */
  typed: Record<string, string>
  problems: Record<string, FieldProblem>
}

const isAmount = (name: string) => /^(min|max)_price$/.test(name)

/** Reads an address field by field: a bad filter is dropped and named, the rest stays. */
export function readProjects(params: URLSearchParams): ReadProjects {
  const values: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  const problems: Record<string, FieldProblem> = {}
  const currency = params.get('currency') === 'DOP' ? 'DOP' : 'USD'
  for (const [name, rule] of Object.entries(projectQuery.shape)) {
    const written = params.getAll(name).findLast((text) => text.trim() !== '')
    if (written === undefined) continue
    const amount = isAmount(name) ? readAmount(written, currency) : undefined
    const read = rule.safeParse(amount ?? written)
    if (read.success) values[name] = read.data
    else {
      typed[name] = written
      problems[name] = Number.isNaN(amount) ? 'field.amount' : (read.error.issues[0]?.message as FieldProblem)
    }
  }
  const asked = { search: values as ProjectSearch, typed, problems }
  const order = projectQuery.safeParse(values)
  return order.success ? asked : dropField(asked, 'max_price', 'field.price_reversed')
}

/** The same without one field. */
export function dropField(asked: ReadProjects, name: string, problem: FieldProblem): ReadProjects {
  const { [name as keyof ProjectSearch]: dropped, ...rest } = asked.search
  return {
    search: rest,
    typed: { ...asked.typed, [name]: String(dropped) },
    problems: { ...asked.problems, [name]: problem },
  }
}
