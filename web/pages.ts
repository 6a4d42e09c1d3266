import type { Screen } from './paths.ts'

/** The page of every screen of the workspace, whose address says which it is. */
export const workspacePage = 'workspace/workspace-page.tsx'

/** The page of every screen. */
export const pages: Record<Screen, string> = {
  home: 'home/home-page.tsx',
  properties: 'search/results-page.tsx',
  buy: 'search/results-page.tsx',
  rent: 'search/results-page.tsx',
  punta_cana: 'search/results-page.tsx',
  property: 'property/property-page.tsx',
  mortgages: 'mortgage/mortgages-page.tsx',
  loan_form: 'lead/loan/loan-form-page.tsx',
  loan_calculator: 'mortgage/calculator-page.tsx',
  mortgage_referral: 'mortgage/referral-page.tsx',
  projects: 'project/projects-page.tsx',
  project: 'project/project-page.tsx',
  agents: 'agent/agents-page.tsx',
  agent: 'agent/agent-page.tsx',
  agencies: 'agency/agencies-page.tsx',
  agency: 'agency/agency-page.tsx',
  collection_agents: 'agent/agents-page.tsx',
  collection_agent: 'agent/agent-page.tsx',
  collection: 'collection/home-page.tsx',
  collection_properties: 'search/results-page.tsx',
  collection_property: 'property/property-page.tsx',
  franchises: 'lead/franchise/franchise-page.tsx',
  questions: 'editorial/questions/questions-page.tsx',
  join: 'lead/join/join-page.tsx',
  contact: 'lead/contact/contact-page.tsx',
  terms: 'editorial/legal/terms-page.tsx',
  privacy: 'editorial/legal/privacy-page.tsx',
  sign_in: 'account/sign-in-page.tsx',
  sign_up: 'account/sign-up-page.tsx',
  forgot_password: 'account/forgot-password-page.tsx',
  restore_password: 'account/link/restore-password-page.tsx',
  confirm_email: 'account/link/confirm-email-page.tsx',
  provider: 'account/provider/provider-page.tsx',
  profile: 'account/profile/profile-page.tsx',
  edit_profile: 'account/profile/edit-profile-page.tsx',
  change_password: 'account/profile/change-password-page.tsx',
  favourites: 'favorite/lists/favourites-page.tsx',
  saved_searches: 'saved-search/saved-searches-page.tsx',
  search_history: 'saved-search/search-history-page.tsx',
  recently_viewed: 'favorite/lists/recently-viewed-page.tsx',
  compare: 'favorite/compare/compare-page.tsx',
  offline: 'favorite/lists/offline-page.tsx',
  alert: 'saved-search/alert-page.tsx',
  newsletter: 'newsletter/newsletter-page.tsx',
  desk: workspacePage,
  schedule: 'lead/visit/schedule-page.tsx',
  visit: 'lead/visit/visit-page.tsx',
  visits: 'lead/visit/visits-page.tsx',
  available: 'freshness/available-page.tsx',
  report: 'freshness/report-page.tsx',
}

/** The part of the words that a route's page brings, named as the page's folder: `search` for `buy.es`; none for an address without a page. */
export function getRoutePart(routeId: string | undefined): string | undefined {
  return pages[routeId?.split('.')[0] as Screen]?.split('/').at(-2)
}
