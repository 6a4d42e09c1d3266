/** The currencies of the market. No schema stands here: the browser needs the names alone. */
export const currencies = ['USD', 'DOP'] as const
export type Currency = (typeof currencies)[number]
