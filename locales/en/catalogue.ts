import type { Translated } from '../texts.ts'
import type es from '../es/catalogue.ts'
import about from './shell/error.ts'
import account from './account/account.ts'
import agency from './agency/agency.ts'
import agent from './agent/agent.ts'
import analytics from './analytics/analytics.ts'
import collection from './collection/collection.ts'
import compare from './favorite/compare.ts'
import connection from './connection/connection.ts'
import contact from './lead/contact.ts'
import cost from './mortgage/cost.ts'
import desk from './lead/desk.ts'
import draft from './draft/draft.ts'
import draftHistory from './draft/history.ts'
import draftPreview from './draft/preview.ts'
import firstText from './draft/first-text.ts'
import error from './errors.ts'
import facts from './lead/facts.ts'
import foot from './shell/foot.ts'
import form from './ui/form.ts'
import frame from './shell/frame.ts'
import freshness from './freshness/freshness.ts'
import franchise from './lead/franchise.ts'
import gate from './front/gate.ts'
import home from './home/home.ts'
import imports from './import/import.ts'
import join from './lead/join.ts'
import kept from './favorite/favorite.ts'
import lead from './lead/lead.ts'
import legal from './editorial/legal.ts'
import offline from './offline/offline.ts'
import lookAlike from './look-alike/look-alike.ts'
import mortgage from './mortgage/mortgage.ts'
import picture from './picture/picture.ts'
import pieces from './ui/pieces.ts'
import profile from './account/profile.ts'
import project from './project/project.ts'
import property from './property/property.ts'
import standing from './property/standing.ts'
import questionAnswers from './editorial/question-answers.ts'
import questions from './editorial/questions.ts'
import savedSearch from './saved-search/saved-search.ts'
import searchFilters from './search/filters.ts'
import searchHead from './search/head.ts'
import searchMap from './search/map.ts'
import search from './search/search.ts'
import audit from './audit/audit.ts'
import auditDetails from './audit/details.ts'
import team from './team/team.ts'
import visit from './lead/visit.ts'
import workspace from './workspace/workspace.ts'
import workspaceBulk from './workspace/bulk.ts'
import workspaceListings from './workspace/listings.ts'

/** Every word of the site in English. */
export default {
  ...about,
  ...account,
  ...agency,
  ...agent,
  ...analytics,
  ...collection,
  ...compare,
  ...connection,
  ...contact,
  ...cost,
  ...desk,
  ...draft,
  ...draftHistory,
  ...draftPreview,
  ...firstText,
  ...error,
  ...facts,
  ...foot,
  ...form,
  ...frame,
  ...franchise,
  ...freshness,
  ...gate,
  ...home,
  ...imports,
  ...join,
  ...kept,
  ...lead,
  ...legal,
  ...offline,
  ...lookAlike,
  ...mortgage,
  ...picture,
  ...pieces,
  ...profile,
  ...project,
  ...property,
  ...standing,
  ...questionAnswers,
  ...questions,
  ...savedSearch,
  ...search,
  ...audit,
  ...auditDetails,
  ...team,
  ...visit,
  ...workspace,
  ...workspaceBulk,
  ...workspaceListings,
  ...searchFilters,
  ...searchHead,
  ...searchMap,
} as const satisfies Translated<typeof es>
