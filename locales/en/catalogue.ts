import type { Translated } from '../texts.ts'
import type es from '../es/catalogue.ts'
import contact from './contact.ts'
import error from './error.ts'
import frame from './frame.ts'
import franchise from './franchise.ts'
import home from './home.ts'
import join from './join.ts'
import legal from './legal.ts'
import pieces from './pieces.ts'
import property from './property.ts'
import questionAnswers from './question-answers.ts'
import questions from './questions.ts'
import searchHead from './search-head.ts'
import search from './search.ts'

/** Every word of the site in English. */
export default {
  ...contact,
  ...error,
  ...frame,
  ...franchise,
  ...home,
  ...join,
  ...legal,
  ...pieces,
  ...property,
  ...questionAnswers,
  ...questions,
  ...search,
  ...searchHead,
} as const satisfies Translated<typeof es>
