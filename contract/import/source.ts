/** What a source's files are. */
export const sourceKinds = ['table', 'kyero', 'houzez', 'reso', 'reso_api'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** How its files come. */
export const arrivals = ['file', 'address'] as const
export type Arrival = (typeof arrivals)[number]
