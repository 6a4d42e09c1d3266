/** Who of the network is written to where it is no agent and no agency. No schema stands here: a brand names their addresses. */
export const departments = ['contact', 'loans', 'franchise', 'recruiting'] as const
export type Department = (typeof departments)[number]
