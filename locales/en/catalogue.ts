import type { Translated } from '../texts.ts'
import type es from '../es/catalogue.ts'
import error from './error.ts'
import frame from './frame.ts'
import home from './home.ts'
import pieces from './pieces.ts'
import property from './property.ts'
import searchHead from './search-head.ts'
import search from './search.ts'

/** Every word of the site in English. */
export default {
  ...error,
  ...frame,
  ...home,
  ...pieces,
  ...property,
  ...search,
  ...searchHead,
} as const satisfies Translated<typeof es>
