import type { Translated } from '../../texts.ts'
import type es from '../../es/shell/foot.ts'
import contactWays from '../lead/contact-ways.ts'

export default {
  ...contactWays,
  'shell.punta_cana': 'Properties in Punta Cana',
  'shell.favourites': 'Favourites',
  'shell.recently_viewed': 'Recently viewed',
  'shell.compare': 'Compare',
  'shell.franchises': 'Franchises',
  'shell.join': 'Join us',
  'shell.questions': 'Frequently asked questions',
  'shell.mortgages': 'Mortgages',
  'shell.terms': 'Terms and conditions',
  'shell.privacy': 'Privacy policy',
  'shell.search': 'Search',
  'shell.company': 'Company',
  'shell.analytics': 'Usage measurement',
  'shell.social': 'Social networks',
  'shell.newsletter': 'Newsletter',
  'shell.newsletter_text': 'Prices, new projects and advice on buying or renting, without filling your inbox.',
  'shell.demo': 'Demonstration site: the people, agencies and properties are fictional.',
  'shell.copyright': '© {year} {brand}',
  'shell.version': 'Version {version}',
} as const satisfies Translated<typeof es>
