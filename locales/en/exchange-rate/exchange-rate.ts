import type { Translated } from '../../texts.ts'
import type es from '../../es/exchange-rate/exchange-rate.ts'

/** Words of the exchange rate as staff see and change it; the desk brings them. */
export default {
  'rate.title': 'Dollar rate',
  'rate.open': 'See and change',
  'rate.none': 'None yet',
  'rate.failed': 'We could not read it',
  'rate.lead':
    'Every price of the site is shown, filtered and ordered in the other currency by it, with its date and source.',
  'rate.rate': 'Pesos for one dollar',
  'rate.rate_hint': 'For example, 62.81',
  'rate.move': '{move} against the current one, {rate}',
  'rate.date': 'Date of the rate',
  'rate.source': 'Source',
  'rate.save': 'Save the rate',
  'rate.saved': 'Prices now go by {rate} for a dollar.',
  'rate.applying': 'The rate of {rate} is on its way to the prices; with many properties it takes some minutes.',
  'rate.sure': 'Really {move}?',
  'rate.sure_text':
    'From {before} to {after} for a dollar is a large change. Once you save it, every price of the site goes by it.',
  'rate.yes': 'Yes, save {rate}',
  'rate.no': 'Correct it',
  'rate.history': 'Last rates',
  'rate.retry': 'Try again',
  'rate.by_itself': 'The site',
} satisfies Translated<typeof es>
