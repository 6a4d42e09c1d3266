import type { Translated } from '../texts.ts'
import type es from '../es/search.ts'

export default {} as const satisfies Translated<typeof es>
