import type { Translated } from '../../texts.ts'
import type es from '../../es/exchange-rate/exchange-rate.ts'

/** Words of the exchange rate as staff see and change it; the desk brings them. */
export default {
  'rate.title': 'Dollar rate',
  'rate.open': 'View and change',
  'rate.none': 'None yet',
  'rate.failed': 'We could not load it',
  'rate.lead': 'It is used to show, filter and sort every price in the other currency, with its date and source.',
  'rate.rate': 'Pesos per dollar',
  'rate.rate_hint': 'For example, 62.81',
  'rate.move': '{move} from the current {rate}',
  'rate.date': 'Date of the rate',
  'rate.source': 'Source',
  'rate.save': 'Save the rate',
  'rate.saved': 'Prices now use {rate} per dollar.',
  'rate.applying': 'Prices are being updated to {rate}; with many properties this takes a few minutes.',
  'rate.sure': 'Really {move}?',
  'rate.sure_text':
    'From {before} to {after} per dollar is a big change. Once you save it, every price on the site will use it.',
  'rate.yes': 'Yes, save {rate}',
  'rate.no': 'Correct it',
  'rate.history': 'Recent rates',
  'rate.retry': 'Try again',
  'rate.by_itself': 'The site',
} satisfies Translated<typeof es>
