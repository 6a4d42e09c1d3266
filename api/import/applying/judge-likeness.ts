import type { LikenessProblem } from '#contract/import/run.ts'
import type { DraftLookAlike } from '#contract/look-alike/look-alike.ts'

/** What a row looks like, as its report says it. */
export type NamedLikeness = { field: string; code: LikenessProblem; value: string }

const codes = {
  blocking: 'import.look_alike',
  warned: 'import.look_alike_maybe',
  stolen: 'import.look_alike_stolen',
} as const

/** The look-alikes that keep a row from being published, by the codes that its agency may know. */
export function describeLikeness(found: readonly Pick<DraftLookAlike, 'kind' | 'code'>[]): NamedLikeness[] {
  return found.flatMap(({ kind, code }) => {
    const problem = codes[kind as keyof typeof codes]
    return problem ? [{ field: 'photos', code: problem, value: code ?? '' }] : []
  })
}
