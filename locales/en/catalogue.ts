import type { Translated } from '../texts.ts'
import type es from '../es/catalogue.ts'
import about from './about.ts'
import error from './error.ts'
import home from './home.ts'
import property from './property.ts'
import search from './search.ts'
import shell from './shell.ts'
import ui from './ui.ts'

/** Every word of the site in English. */
export default { ...about, ...error, ...home, ...property, ...search, ...shell, ...ui } as const satisfies Translated<typeof es>
