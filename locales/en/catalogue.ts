import type { Translated } from '../texts.ts'
import type es from '../es/catalogue.ts'
import about from './about.ts'
import account from './account.ts'
import agency from './agency.ts'
import agent from './agent.ts'
import analytics from './analytics.ts'
import collection from './collection.ts'
import compare from './compare.ts'
import contact from './contact.ts'
import cost from './cost.ts'
import desk from './desk.ts'
import error from './error.ts'
import foot from './foot.ts'
import form from './form.ts'
import frame from './frame.ts'
import franchise from './franchise.ts'
import gate from './gate.ts'
import home from './home.ts'
import join from './join.ts'
import kept from './kept.ts'
import lead from './lead.ts'
import legal from './legal.ts'
import offline from './offline.ts'
import mortgage from './mortgage.ts'
import pieces from './pieces.ts'
import profile from './profile.ts'
import project from './project.ts'
import property from './property.ts'
import questionAnswers from './question-answers.ts'
import questions from './questions.ts'
import savedSearch from './saved-search.ts'
import searchFilters from './search-filters.ts'
import searchHead from './search-head.ts'
import search from './search.ts'

/** Every word of the site in English. */
export default {
  ...about,
  ...account,
  ...agency,
  ...agent,
  ...analytics,
  ...collection,
  ...compare,
  ...contact,
  ...cost,
  ...desk,
  ...error,
  ...foot,
  ...form,
  ...frame,
  ...franchise,
  ...gate,
  ...home,
  ...join,
  ...kept,
  ...lead,
  ...legal,
  ...offline,
  ...mortgage,
  ...pieces,
  ...profile,
  ...project,
  ...property,
  ...questionAnswers,
  ...questions,
  ...savedSearch,
  ...search,
  ...searchFilters,
  ...searchHead,
} as const satisfies Translated<typeof es>
