import type { Translated } from '../../texts.ts'
import type es from '../../es/ui/pieces.ts'
import contactWays from '../lead/contact-ways.ts'

export default {
  ...contactWays,
  'pieces.breadcrumb': 'Breadcrumb',
  'pieces.share': 'Share',
  'pieces.copy_link': 'Copy link',
  'pieces.link_copied': 'Link copied',
  'pieces.copy_failed': 'Your browser would not copy it. Copy it from the address bar.',
  'pieces.by_mail': 'Email',
  'pieces.map_of': 'Map of {where}',
  'pieces.map_wheel': 'Use {key} and the wheel to zoom the map',
  'pieces.map_fingers': 'Use two fingers to move the map',
  'pieces.zoom_in': 'Zoom in',
  'pieces.zoom_out': 'Zoom out',
  'pieces.home': 'Home',
  'pieces.photo_of': 'Photo {number} of {count}: {alt}',
  'pieces.see_photos': { one: 'See the photo', other: 'See all {count} photos' },
  'pieces.gallery': 'Photos',
  'pieces.zoom': 'Zoom in or out',
  'pieces.full_screen': 'Full screen',
  'pieces.photo_failed': 'This photo could not be loaded.',
  'pieces.speaks': 'Speaks {languages}',
  'pieces.whatsapp': 'Message on WhatsApp',
  'pieces.visit': 'Schedule a visit',
  'pieces.call': 'Call the agent',
  'pieces.visit_short': 'Visit',
  'pieces.call_short': 'Call',
  'pieces.message': 'Message',
  'pieces.offices': 'The network’s offices',
  'pieces.office_agents': { one: '{count} agent', other: '{count} agents' },
  'pieces.amount_problem':
    'We can’t read this amount, so the calculation still uses {amount}. Write it in that currency, such as 250,000 or 1.5 million.',
  'pieces.percent_problem': 'Enter a percentage from {least} to {most}, such as 11.81.',
} satisfies Translated<typeof es>
