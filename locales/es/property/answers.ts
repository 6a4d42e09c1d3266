/** What the API says in lists of homes. */
export default {
  'offer.by_agencies': 'La ofrecen {count} agencias',
}
