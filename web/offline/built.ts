/** What the build writes into the worker: its number, and the files that pages are made of. */
declare const __BUILD__: string
declare const __FILES__: string[]

export const build = __BUILD__
export const files = __FILES__
