import type { Translated } from '../../texts.ts'
import type es from '../../es/draft/first-text.ts'

/** Sentences of which a first text is made from facts; whoever writes it goes on from there. */
export default {
  'first.title.sale': '{type} for sale in {place}',
  'first.title.lease': '{type} for rent in {place}',
  'first.of_rooms': '{title}, {rooms}',
  'first.opening_with': '{opening}, with {facts}.',
  'first.opening_alone': '{opening}.',
  'first.bedrooms': { one: '{count} bedroom', other: '{count} bedrooms' },
  'first.bathrooms': { one: '{count} bathroom', other: '{count} bathrooms' },
  'first.half_bathrooms': { one: '{count} half bathroom', other: '{count} half bathrooms' },
  'first.parkings': { one: '{count} parking space', other: '{count} parking spaces' },
  'first.construction_m2': '{area} of living space',
  'first.lot_m2': '{area} of land',
  'first.level': 'It is on floor {level}.',
  'first.stories': { one: 'It has {count} storey.', other: 'It has {count} storeys.' },
  'first.year': 'It was built in {year}.',
  'first.coming': 'It is under construction.',
  'first.delivery': 'Delivery is planned for {date}.',
  'first.rooms': 'Inside: {things}.',
  'first.building': 'Amenities and extras: {things}.',
  'first.energy_and_water': 'For power and water: {things}.',
  'first.security': 'Security: {things}.',
  'first.furnished': 'It comes furnished.',
  'first.white_line': 'Major appliances are included.',
  'first.pets': 'Pets are welcome.',
  'first.no_pets': 'Pets are not allowed.',
  'first.maintenance': 'Maintenance is {price} a month.',
  'first.incentive': 'It has the CONFOTUR tax exemption.',
} as const satisfies Translated<typeof es>
