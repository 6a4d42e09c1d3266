import about from './about.ts'
import shell from './shell.ts'
import ui from './ui.ts'

/** The words that stand on every page. */
export default { ...about, ...shell, ...ui } as const
