import type { Translated } from '../../texts.ts'
import type es from '../../es/offline/offline.ts'

export default {
  'offline.copy': 'Copy saved on {date}.',
  'offline.copy_note': 'You are offline: price and availability may have changed.',
} satisfies Translated<typeof es>
