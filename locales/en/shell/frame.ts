import type { Translated } from '../../texts.ts'
import type es from '../../es/shell/frame.ts'
import shell from './shell.ts'
import ui from '../ui/ui.ts'

/** The words that stand on every page. */
export default { ...shell, ...ui } as const satisfies Translated<typeof es>
