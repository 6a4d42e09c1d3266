import type { Translated } from '../../texts.ts'
import type es from '../../es/exchange/reso.ts'

export default {
  'reso.bearer': 'A token with the scope feed:read is missing or no longer valid: send it in Authorization, as Bearer.',
  'reso.resource': 'There is no resource {word}.',
  'reso.key': 'There is nothing under the key {word}.',
  'reso.option': 'The option {word} is not supported here.',
  'reso.twice': '{word} may only be given once.',
  'reso.field': 'There is no field {word}.',
  'reso.filter': '$filter has an error at: {word}',
  'reso.filter_long': '$filter is over 2,000 characters.',
  'reso.number': '{word} must be a whole number within the allowed range.',
  'reso.order': 'Cannot sort by {word}: only by ModificationTimestamp, ListPrice or ListingKey.',
  'reso.expand': '{word} cannot be expanded: only Media.',
  'reso.count': '$count is true or false, not {word}.',
  'reso.format': 'The format {word} is not supported.',
  'reso.token': 'That $skiptoken belongs to another query. Start again.',
  'reso.version': 'OData version {word} is not supported: use 4.0 or 4.01.',
} as const satisfies Translated<typeof es>
