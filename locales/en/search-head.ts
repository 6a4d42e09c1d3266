import type { Translated } from '../texts.ts'
import type es from '../es/search-head.ts'

/** What only the server says of a search: titles, descriptions, chips. */
export default {
  'search.kinds.any': 'Properties',
  'search.kinds.apartment': 'Apartments',
  'search.kinds.house': 'Houses',
  'search.kinds.penthouse': 'Penthouses',
  'search.kinds.land': 'Land',
  'search.kinds.commercial_premises': 'Commercial premises',
  'search.kinds.office_space': 'Offices',
  'search.kinds.building': 'Buildings',
  'search.kinds.house_or_plot': 'Houses or plots',
  'search.kinds.building_or_plot': 'Buildings or plots',
  'search.kinds.industrial_site': 'Warehouses',
  'search.kinds.estate': 'Farms',
  'search.kinds.business': 'Businesses',
  'search.kinds.tourist': 'Tourist properties',
  'search.kinds.hotel': 'Hotels',
  'search.kinds.gas_station': 'Gas stations',
  'search.kinds.project': 'Projects',
  'search.kinds_in_collection': '{kinds} of the Collection',
  'search.title_sale': '{what} for sale',
  'search.title_lease': '{what} for rent',
  'search.title_place': '{title} in {place}',
  'search.title_page': '{title}, page {page}',
  'search.description': {
    one: '{title}: {count} listing with photos, price in dollars and pesos, its place on the map and direct contact with its agent.',
    other:
      '{title}: {count} listings with photos, prices in dollars and pesos, their place on the map and direct contact with the agent.',
  },
  'search.home': 'Home',
  'search.chip_text': '“{text}”',
  'search.chip_bathrooms': { one: '{count}+ bath', other: '{count}+ baths' },
  'search.chip_parkings': { one: '{count}+ parking space', other: '{count}+ parking spaces' },
  'search.chip_stories': { one: '{count} story', other: '{count} stories' },
  'search.chip_stories_more': 'More than 4 stories',
  'search.chip_agent': 'From one agent',
  'search.chip_agency': 'From one agency',
  'search.chip_view': 'Map area',
  'search.chip_area': 'Drawn area',
} as const satisfies Translated<typeof es>
