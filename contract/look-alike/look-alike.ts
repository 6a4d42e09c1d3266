/** What staff say of two that look like one home. `stolen` takes the later one off. */
export const verdicts = ['different', 'same_home', 'stolen'] as const
export type Verdict = (typeof verdicts)[number]
