import type es from '../../es/property/standing.ts'
import type { Translated } from '../../texts.ts'

export default {
  'standing.title': 'Availability and price',
  'standing.availability': 'Availability',
  'standing.confirmed': 'Confirmed on {date}',
  'standing.unconfirmed': 'Unconfirmed since {date}',
  'standing.days': 'On offer',
  'standing.days_count': { one: '{count} day', other: '{count} days' },
  'standing.price': 'Since {date}',
  'standing.first_price': 'When published, {date}',
  'standing.report': 'Gone, or something not right? Tell us',
  'property.gone.title': 'This property is no longer available',
  'property.gone.text': 'It was sold, rented or withdrawn by its owner. These others are like it.',
  'property.gone.reserved': 'Reserved on {date} in {place}. If the deal falls through, it is offered again.',
  'property.gone.inactive': 'It is not available for now. These others are like it.',
  'property.gone.sold': 'Sold in {date}, in {place}. These others are like it.',
  'property.gone.rented': 'Rented in {date}, in {place}. These others are like it.',
  'property.gone.withdrawn': 'Its owner withdrew it. These others are like it.',
  'property.gone.expired': 'It is no longer on offer. These others are like it.',
  'property.gone.tell_me': 'Tell me if it returns',
  'property.gone.how_to_hear': 'Save that search with alerts: if it returns, we write to you.',
  'property.gone.code': 'Code {code}',
  'property.gone.buy': 'See properties for sale',
  'property.gone.rent': 'See properties for rent',
} satisfies Translated<typeof es>
