import type es from '../../es/lead/contact.ts'
import type { Translated } from '../../texts.ts'

export default {
  'contact.page.head.title': 'Contact {brand}: phone, WhatsApp, email and offices',
  'contact.page.head.description':
    'Talk to us by phone, WhatsApp or email, or visit the nearest office: addresses, hours and a map.',
  'contact.page.title': 'Let’s talk',
  'contact.page.lead':
    'Tell us what you are looking for, or what you want to sell. We answer within 24 to 48 hours, and nearly always sooner on WhatsApp.',
  'contact.page.crumb': 'Contact',
  'contact.page.message': 'Hello, I would like some information.',
  'contact.page.ways': 'How to find us',
  'contact.page.form': 'Write to us',
  'contact.page.promise': 'We answer within 24 to 48 hours.',
  'contact.page.whatsapp': 'WhatsApp',
  'contact.page.main_office': 'Main office',
  'contact.page.offices': 'All offices',
  'contact.page.offices_text': 'You can call the office in your area directly.',
  'contact.page.before': 'Your question may already be answered',
  'contact.page.questions': 'Frequently asked questions',
  'contact.page.questions_text': 'Buying, financing, taxes, projects, and how this site works.',
  'contact.page.join': 'Work with us',
  'contact.page.join_text': 'What the network offers an agent, and what we ask.',
  'contact.page.franchise': 'Open an office',
  'contact.page.franchise_text': 'How the franchise works, step by step.',
} as const satisfies Translated<typeof es>
