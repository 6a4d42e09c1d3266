import type { Translated } from '../texts.ts'
import type es from '../es/form.ts'

export default {
  'form.ok': 'OK',
  'form.cancel': 'Cancel',
  'form.notice': 'Notice',
  'form.sending': 'Sending…',
  'form.show_password': 'Show the password',
  'form.failed': 'Sorry, something went wrong. Check your connection and try again.',
  'form.status_401': 'You are not authorized: sign in first.',
  'form.status_403': 'You have no permission to do this.',
  'form.status_404': 'We could not find what you are looking for.',
  'form.status_405': 'This address does not support that operation.',
  'form.status_406': 'We cannot answer what was asked.',
  'form.status_408': 'The answer took too long.',
  'form.status_410': 'What you are looking for is no longer available.',
  'form.status_500': 'There was an error on the server. Try again later.',
  'form.type.title': 'I am',
  'form.type.buyer': 'Buyer',
  'form.type.buyer_text': 'I want to buy or rent',
  'form.type.owner': 'Owner',
  'form.type.owner_text': 'I want to sell or rent out',
  'form.type.agent': 'Agent',
  'form.type.agent_text': 'I work in real estate',
} satisfies Translated<typeof es>
