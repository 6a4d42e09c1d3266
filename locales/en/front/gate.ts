import type es from '../../es/front/gate.ts'
import type { Translated } from '../../texts.ts'

export default {
  'gate.title': 'Test site',
  'gate.warning':
    'Everything behind this door is made up: properties, prices, people and telephone numbers. Nothing is for sale or rent here.',
  'gate.password': 'Password',
  'gate.show': 'Show password',
  'gate.hide': 'Hide password',
  'gate.enter': 'Enter',
  'gate.wrong': 'Wrong password. Try again.',
  'gate.too_many': 'Too many tries. Wait 10 minutes and try again.',
  'gate.real_site': 'Go to the real site',
  'gate.other_language': 'Español',
} satisfies Translated<typeof es>
