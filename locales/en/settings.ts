import type { Translated } from '../texts.ts'
import type es from '../es/settings.ts'
export default {
  'settings.title': 'Settings',
  'settings.personal': 'Personal information',
  'settings.edit': 'Edit profile',
  'settings.password': 'Change password',
  'settings.favourites': 'Favorites',
  'settings.searches': 'Saved searches',
  'settings.history': 'Search history',
  'settings.viewed': 'Recently viewed',
} satisfies Translated<typeof es>
