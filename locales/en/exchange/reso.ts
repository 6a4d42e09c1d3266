import type { Translated } from '../../texts.ts'
import type es from '../../es/exchange/reso.ts'

export default {
  'reso.bearer': 'A token with the scope feed:read is missing or no longer good: it goes into Authorization as Bearer.',
  'reso.resource': 'There is no resource {word}.',
  'reso.key': 'There is nothing under the key {word}.',
  'reso.option': '{word} cannot be asked for here.',
  'reso.twice': '{word} may come once only.',
  'reso.field': 'There is no field {word}.',
  'reso.filter': '$filter cannot be understood at: {word}',
  'reso.filter_long': '$filter has more than 2,000 letters.',
  'reso.number': '{word} is a whole number outside what may be asked for.',
  'reso.order': 'Nothing can be ordered by {word}: only by ModificationTimestamp, ListPrice or ListingKey.',
  'reso.expand': '{word} cannot be expanded: only Media.',
  'reso.count': '$count is true or false, not {word}.',
  'reso.format': 'There is no answer in {word}.',
  'reso.token': 'That $skiptoken belongs to another query. Begin again.',
  'reso.version': 'OData version {word} is not spoken here: 4.0 or 4.01.',
} as const satisfies Translated<typeof es>
