import type { Translated } from '../texts.ts'
import type es from '../es/shell.ts'

export default {} as const satisfies Translated<typeof es>
