export default {
  'card.half_bathrooms': { one: '{count} medio baño', other: '{count} medios baños' },
} as const
