import type es from '../../es/freshness/freshness.ts'
import type { Translated } from '../../texts.ts'

export default {
  'freshness.title': 'Still available?',
  'freshness.lead': 'Tell us with one tap. No need to sign in.',
  'freshness.nothing': 'There is nothing left to confirm here.',
  'freshness.still': { one: 'Still available', other: 'All still available' },
  'freshness.gone': { one: 'No longer available', other: 'None is available' },
  'freshness.thanks': {
    one: 'Thank you. It is confirmed as of today.',
    other: 'Thank you. They are confirmed as of today.',
  },
  'freshness.paused': {
    one: 'We have paused it. In your workspace you can say whether it was sold or rented, or offer it again.',
    other: 'We have paused them. In your workspace you can say whether they were sold or rented, or offer them again.',
  },
  'freshness.confirmed': 'Confirmed on {date}',
  'freshness.state_published': 'On the market',
  'freshness.state_reserved': 'Reserved',
  'freshness.state_inactive': 'Paused',
  'freshness.state_sold': 'Sold',
  'freshness.state_rented': 'Rented',
  'freshness.state_withdrawn': 'Withdrawn',
  'freshness.state_expired': 'Listing agreement ended',
  'freshness.over': 'You can confirm it from your workspace.',
  'freshness.home': 'Go to the home page',
  'report.title': 'Is something wrong?',
  'report.lead':
    'Tell us what is wrong with “{title}”. We do not publish your report: if someone else says the same, we will ask the agent.',
  'report.reason': 'What is wrong',
  'report.reason_gone': 'It is no longer available',
  'report.reason_price': 'The price is different',
  'report.reason_place': 'It is somewhere else',
  'report.reason_pictures': 'The photos are of another property',
  'report.reason_other': 'Something else',
  'report.text': 'Tell us more, if you like',
  'report.send': 'Send report',
  'report.thanks': 'Thank you. If someone else says the same, we will ask the agent.',
  'report.back': 'Back to the property',
} satisfies Translated<typeof es>
