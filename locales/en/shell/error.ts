import type { Translated } from '../../texts.ts'
import type es from '../../es/shell/error.ts'

export default {
  'about.status': 'Error {status}',
  'about.not_found.title': 'We can’t find this page',
  'about.not_found.text':
    'The address may be mistyped, or the page is gone. Search for a property or go back to the main page.',
  'about.gone.title': 'This property is no longer available',
  'about.gone.text': 'It was sold, rented or withdrawn by its owner. There are similar ones that you can visit.',
  'about.invalid.title': 'Something in the address is off',
  'about.invalid.text': 'One of the filters or values in the address is not valid. Start the search again.',
  'about.too_many.title': 'You are going very fast',
  'about.too_many.text': 'Your connection has sent too many requests. Wait a minute and try again.',
  'about.failed.title': 'Something failed on our side',
  'about.failed.text': 'It has been recorded. Please try again in a few minutes.',
  'about.busy.title': 'The site is very busy',
  'about.busy.text': 'Please try again in a few seconds.',
  'about.home': 'Go to the main page',
  'about.properties': 'See properties',
  'about.retry': 'Try again',
  'about.search': 'City, sector or code',
  'about.search_button': 'Search',
  'about.cities': 'Most searched cities',
} as const satisfies Translated<typeof es>
