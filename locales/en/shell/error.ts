import type { Translated } from '../../texts.ts'
import type es from '../../es/shell/error.ts'

export default {
  'error_page.status': 'Error {status}',
  'error_page.not_found.title': 'We can’t find this page',
  'error_page.not_found.text':
    'The address may be mistyped, or the page may be gone. Search for a property or go back to the home page.',
  'error_page.gone.title': 'This property is no longer available',
  'error_page.gone.text': 'It was sold, rented or withdrawn by its owner. There are similar ones that you can visit.',
  'error_page.invalid.title': 'Something in the address is off',
  'error_page.invalid.text': 'One of the filters or values in the address is not valid. Start the search again.',
  'error_page.too_many.title': 'You are going too fast',
  'error_page.too_many.text': 'Your connection has sent too many requests. Wait a minute and try again.',
  'error_page.failed.title': 'Something went wrong on our side',
  'error_page.failed.text': 'It has been recorded. Please try again in a few minutes.',
  'error_page.busy.title': 'The site is very busy',
  'error_page.busy.text': 'Please try again in a few seconds.',
  'error_page.home': 'Go to the home page',
  'error_page.properties': 'See properties',
  'error_page.retry': 'Try again',
  'error_page.search': 'City, sector or code',
  'error_page.search_button': 'Search',
  'error_page.cities': 'Most searched cities',
} as const satisfies Translated<typeof es>
