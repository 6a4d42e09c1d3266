/** Who looks at what an agency's agents publish before the public does. */
export const reviewPolicies = ['free', 'manager', 'network'] as const
export type ReviewPolicy = (typeof reviewPolicies)[number]
