import type { Screen } from './paths.ts'

/** The page of every screen that is built. */
export const pages: Partial<Record<Screen, string>> = {
  home: 'home/home-page.tsx',
  properties: 'search/results-page.tsx',
  buy: 'search/results-page.tsx',
  rent: 'search/results-page.tsx',
  punta_cana: 'search/results-page.tsx',
  property: 'property/property-page.tsx',
  mortgages: 'mortgage/mortgages-page.tsx',
  loan_form: 'mortgage/loan-form-page.tsx',
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
  franchises: 'franchise/franchise-page.tsx',
  questions: 'questions/questions-page.tsx',
  join: 'join/join-page.tsx',
  contact: 'contact/contact-page.tsx',
  terms: 'legal/terms-page.tsx',
  privacy: 'legal/privacy-page.tsx',
  sign_in: 'account/sign-in-page.tsx',
  sign_up: 'account/sign-up-page.tsx',
  forgot_password: 'account/forgot-password-page.tsx',
  restore_password: 'account/link/restore-password-page.tsx',
  confirm_email: 'account/link/confirm-email-page.tsx',
  provider: 'account/provider/provider-page.tsx',
  profile: 'profile/profile-page.tsx',
  edit_profile: 'profile/edit-profile-page.tsx',
  change_password: 'profile/change-password-page.tsx',
  favourites: 'kept/favourites-page.tsx',
  saved_searches: 'saved-search/saved-searches-page.tsx',
  search_history: 'saved-search/search-history-page.tsx',
  recently_viewed: 'kept/recently-viewed-page.tsx',
  compare: 'compare/compare-page.tsx',
  offline: 'kept/offline-page.tsx',
  alert: 'saved-search/alert-page.tsx',
  newsletter: 'newsletter/newsletter-page.tsx',
  desk: 'desk/desk-page.tsx',
}

/** Whether a screen has a page: menus show no link that would lead nowhere. */
export function isBuilt(screen: Screen): boolean {
  return screen in pages
}

/** The room whose page a route shows, such as `search` for `buy.es`; none for an address without a page. */
export function roomOfRoute(routeId: string | undefined): string | undefined {
  return pages[routeId?.split('.')[0] as Screen]?.split('/')[0]
}
