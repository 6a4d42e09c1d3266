import type es from '../es/desk-rate.ts'
import type { Translated } from '../texts.ts'

export default {
  'desk_rate.title': 'Dollar rate',
  'desk_rate.open': 'See and change',
  'desk_rate.none': 'None yet',
  'desk_rate.failed': 'We could not read it',
  'desk_rate.lead':
    'Every price of the site is shown, filtered and ordered in the other currency by it, with its date and source.',
  'desk_rate.rate': 'Pesos for one dollar',
  'desk_rate.rate_hint': 'For example, 62.81',
  'desk_rate.move': '{move} against the current one, {rate}',
  'desk_rate.date': 'Date of the rate',
  'desk_rate.source': 'Source',
  'desk_rate.save': 'Save the rate',
  'desk_rate.saved': 'Prices now go by {rate} for a dollar.',
  'desk_rate.applying': 'The rate of {rate} is on its way to the prices; with many properties it takes some minutes.',
  'desk_rate.sure': 'Really {move}?',
  'desk_rate.sure_text':
    'From {before} to {after} for a dollar is a large change. Once you save it, every price of the site goes by it.',
  'desk_rate.yes': 'Yes, save {rate}',
  'desk_rate.no': 'Correct it',
  'desk_rate.history': 'Last rates',
  'desk_rate.by_itself': 'The site',
} satisfies Translated<typeof es>
