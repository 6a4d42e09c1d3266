import error from './error.ts'
import frame from './frame.ts'
import home from './home.ts'
import pieces from './pieces.ts'
import property from './property.ts'
import searchHead from './search-head.ts'
import search from './search.ts'

/** Every word of the site in Spanish: the source that the other languages match. */
export default { ...error, ...frame, ...home, ...pieces, ...property, ...search, ...searchHead } as const
