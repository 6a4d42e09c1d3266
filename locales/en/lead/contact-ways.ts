import type { Translated } from '../../texts.ts'
import type es from '../../es/lead/contact-ways.ts'

export default {
  'contact.title': 'Let’s talk',
  'contact.lead': 'Write or call us; we will advise you with no obligation.',
  'contact.phone': 'Phone',
  'contact.email': 'Email',
  'contact.address': 'Office',
  'contact.hours': 'Hours',
  'contact.call': 'Call',
  'contact.write': 'Write on WhatsApp',
  'contact.offices': 'Offices and map',
  'contact.first_message': 'Hello, I would like some information.',
} as const satisfies Translated<typeof es>
