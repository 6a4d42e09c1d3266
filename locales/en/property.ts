import type { Translated } from '../texts.ts'
import type es from '../es/property.ts'

export default {
  'card.half_bathrooms': { one: '{count} half bathroom', other: '{count} half bathrooms' },
} as const satisfies Translated<typeof es>
