import type { Translated } from '../../texts.ts'
import type es from '../../es/search/map.ts'

export default {
  'search.map_surface': 'Plan: move it with the arrow keys, zoom with + and −',
  'search.draw': 'Draw area',
  'search.draw_cancel': 'Cancel',
  'search.draw_finish': 'Close area',
  'search.draw_hint': 'Drag to trace the area, or mark its corners one by one.',
  'search.draw_again': 'Delete area',
  'search.move': 'Search as I move',
  'search.search_here': 'Search this area',
  'search.row': 'Properties on the map',
  'search.sheet': 'List height: {height}',
  'search.sheet_count': 'count only',
  'search.sheet_row': 'a row of cards',
  'search.sheet_list': 'the whole list',
  'search.zoom_in': 'Zoom in',
  'search.zoom_out': 'Zoom out',
  'search.cluster': {
    one: '{count} property, from {price}: zoom in',
    other: '{count} properties, from {price}: zoom in',
  },
  'search.one_place': '{count} from {price}',
  'search.one_place_label': '{count} properties in one place, from {price}: see the list',
  'search.see_project': 'See the project {name}',
  'search.pin': 'Property at {price}',
  'search.pin_lease': 'Property at {price} a month',
  'search.here': { one: '{count} property at this point', other: '{count} properties at this point' },
} as const satisfies Translated<typeof es>
