import type { Translated } from '../../texts.ts'
import type es from '../../es/analytics/analytics.ts'

export default {
  'analytics.title': 'May we measure how the site is used?',
  'analytics.text':
    'If you accept, we count in Google Analytics how many forms are sent. We do not send your name, email, phone number or the page you are on.',
  'analytics.privacy': 'Privacy policy',
  'analytics.accept': 'Accept',
  'analytics.refuse': 'Decline',
  'analytics.said.granted': 'Your current answer: yes.',
  'analytics.said.refused': 'Your current answer: no.',
} satisfies Translated<typeof es>
