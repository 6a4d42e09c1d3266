import type { Translated } from '../../texts.ts'
import type es from '../../es/draft/preview.ts'

export default {
  'preview.back': 'Back to editing',
  'preview.title': 'As the public will see it',
  'preview.language': 'Language of the page',
  'preview.screen': 'Screen',
  'preview.phone': 'Phone',
  'preview.desktop': 'Computer',
  'preview.frame': 'The page of the property',
  'preview.looks': 'How people will find it',
  'preview.google': 'On Google',
  'preview.whatsapp': 'On WhatsApp',
} as const satisfies Translated<typeof es>
