import type { Translated } from '../../texts.ts'
import type es from '../../es/collection/collection.ts'

export default {
  'collection.head.title': '{brand} Collection: villas, penthouses and estates in the Dominican Republic',
  'collection.head.description': {
    one: '{count} property chosen by our agents: by the sea, beside the golf course, high above the city, with private service.',
    other:
      '{count} properties chosen one by one: by the sea, beside the golf course, high above the city, with private service.',
  },
  'collection.eyebrow': 'The Collection',
  'collection.title': 'The island, at its finest',
  'collection.lead':
    'Seafront villas, penthouses and estates, chosen one by one. They are shown by people who know them inside out, whenever suits you.',
  'collection.see_all': { one: 'See the property', other: 'See the {count} properties' },
  'collection.selection': 'A selection',
  'collection.all': 'All properties',
  'collection.places': 'Where they are',
  'collection.count': { one: '{count} property', other: '{count} properties' },
  'collection.agents': 'Who will show you round',
  'collection.all_agents': 'All agents of the Collection',
  'collection.private': 'Private service',
  'collection.private_text':
    'Tell us what you are looking for and we will show it to you in complete privacy. Some homes are never advertised.',
  'collection.talk': 'Talk to us',
  'collection.bedrooms': '{count} bed',
} satisfies Translated<typeof es>
