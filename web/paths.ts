import type { Language } from '#contract/fields.ts'
import { toSlug, toTypeSlug } from '#contract/slugs.ts'

/** Every screen's address in both languages; parameters are written `:name`. The order is the specification's. */
export const screens = {
  home: { es: '/', en: '/en' },
  collection: { es: '/collection', en: '/en/collection' },
  collection_properties: { es: '/collection/propiedades', en: '/en/collection/properties' },
  collection_agents: { es: '/collection/agentes', en: '/en/collection/agents' },
  collection_property: { es: '/collection/propiedad/:type/:slug', en: '/en/collection/property/:type/:slug' },
  collection_agent: { es: '/collection/agente/:name/:id', en: '/en/collection/agent/:name/:id' },
  properties: { es: '/propiedades', en: '/en/properties' },
  buy: { es: '/propiedades/comprar', en: '/en/properties/buy' },
  rent: { es: '/propiedades/alquilar', en: '/en/properties/rent' },
  punta_cana: { es: '/propiedades/punta-cana', en: '/en/properties/punta-cana' },
  property: { es: '/propiedad/:type/:slug', en: '/en/property/:type/:slug' },
  projects: { es: '/proyectos', en: '/en/projects' },
  project: { es: '/proyecto/:slug', en: '/en/project/:slug' },
  loan_form: { es: '/prestamos/formulario', en: '/en/loans/form' },
  mortgages: { es: '/prestamos/hipotecarios', en: '/en/loans/mortgages' },
  loan_calculator: { es: '/prestamos/calculadora', en: '/en/loans/calculator' },
  mortgage_referral: { es: '/referimiento-hipotecario-remax-bpd', en: '/en/referimiento-hipotecario-remax-bpd' },
  franchises: { es: '/franquicias', en: '/en/franchises' },
  agents: { es: '/listado/agentes', en: '/en/list/agents' },
  agent: { es: '/agente/:name/:id', en: '/en/agent/:name/:id' },
  agencies: { es: '/listado/agencias', en: '/en/list/agencies' },
  agency: { es: '/agencia/:name/:id', en: '/en/agency/:name/:id' },
  questions: { es: '/preguntas-frecuentes', en: '/en/frequently-asked-questions' },
  join: { es: '/unete', en: '/en/join' },
  contact: { es: '/contactanos', en: '/en/contact' },
  terms: { es: '/terminos-condiciones', en: '/en/terms-and-conditions' },
  privacy: { es: '/politica-privacidad', en: '/en/privacy-policy' },
  sign_in: { es: '/acceder', en: '/en/sign-in' },
  sign_up: { es: '/registrate', en: '/en/sign-up' },
  forgot_password: { es: '/restaurar-clave', en: '/en/forgot-password' },
  restore_password: { es: '/restaurar-clave/:id', en: '/en/forgot-password/:id' },
  confirm_email: { es: '/confirmar-correo/:id', en: '/en/confirm-email/:id' },
  provider: { es: '/autenticacion/:provider', en: '/en/authentication/:provider' },
  profile: { es: '/perfil', en: '/en/profile' },
  edit_profile: { es: '/perfil/configuracion/editar-perfil', en: '/en/profile/settings/edit-profile' },
  change_password: { es: '/perfil/configuracion/cambiar-clave', en: '/en/profile/settings/change-password' },
  favourites: { es: '/perfil/configuracion/favoritos', en: '/en/profile/settings/favorites' },
  saved_searches: { es: '/perfil/configuracion/busquedas', en: '/en/profile/settings/searches' },
  search_history: { es: '/perfil/configuracion/historial-busquedas', en: '/en/profile/settings/search-history' },
  recently_viewed: { es: '/perfil/configuracion/vistos-recientemente', en: '/en/profile/settings/recently-viewed' },
  compare: { es: '/comparar', en: '/en/compare' },
  offline: { es: '/sin-conexion', en: '/en/offline' },
  alert: { es: '/avisos/:id', en: '/en/alerts/:id' },
  newsletter: { es: '/boletin/:id', en: '/en/newsletter/:id' },
  desk: { es: '/gestion', en: '/en/desk' },
  schedule: { es: '/agendar-visita/:id', en: '/en/schedule-visit/:id' },
  visit: { es: '/visita/:id', en: '/en/visit/:id' },
  visits: { es: '/perfil/configuracion/visitas', en: '/en/profile/settings/visits' },
  available: { es: '/disponible/:id', en: '/en/available/:id' },
  report: { es: '/avisar/:code', en: '/en/report/:code' },
} as const satisfies Record<string, Record<Language, string>>

export type Screen = keyof typeof screens

/** The payments of a project's unit as files, for calendars and spreadsheets. */
export const planFiles = {
  ics: { es: '/proyecto/:slug/plan-de-pago.ics', en: '/en/project/:slug/payment-plan.ics' },
  csv: { es: '/proyecto/:slug/plan-de-pago.csv', en: '/en/project/:slug/payment-plan.csv' },
} as const satisfies Record<string, Record<Language, string>>
export type PlanFormat = keyof typeof planFiles

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<S extends Screen> = Params<(typeof screens)[S]['es']>

/** The address of a screen in a language; parameters fill its holes, percent-encoded. */
export function toPath<S extends Screen>(
  screen: S,
  language: Language,
  ...[params]: [ParamsOf<S>] extends [never] ? [] : [Record<ParamsOf<S>, string | number>]
): string {
  const values: Record<string, string | number> = params ?? {}
  return screens[screen][language].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Both addresses of a screen without parameters. */
export function getTwinPaths<S extends Screen>(
  screen: S,
  ...rest: [ParamsOf<S>] extends [never] ? [] : [Record<ParamsOf<S>, string | number>]
): Record<Language, string> {
  return { es: toPath(screen, 'es', ...rest), en: toPath(screen, 'en', ...rest) }
}

/** The language of an address: English under `/en`, else Spanish. */
export function getLanguage(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'es'
}

type Member = {
  /** What the Collection holds stands there and nowhere else; left out, the general address leads to it. */
  is_collection?: boolean
}
type Addressed = Member & { realstate_type: string; slug: string }

/** The one address of a property's page. */
export function toPropertyPath({ realstate_type, slug, is_collection }: Addressed, language: Language): string {
  const screen = is_collection ? 'collection_property' : 'property'
  return toPath(screen, language, { type: toTypeSlug(realstate_type), slug })
}

type AddressedInBoth = Member & { realstate_types: Record<Language, string>; slugs: Record<Language, string> }

/** Both addresses of a property's page. */
export function getPropertyTwins({ realstate_types, slugs, is_collection }: AddressedInBoth): Record<Language, string> {
  const member = is_collection === undefined ? {} : { is_collection }
  return {
    es: toPropertyPath({ ...member, realstate_type: realstate_types.es, slug: slugs.es }, 'es'),
    en: toPropertyPath({ ...member, realstate_type: realstate_types.en, slug: slugs.en }, 'en'),
  }
}

/** A name in an address: lower-cased, spaces and slashes to hyphens. */
const nameSlug = toSlug

type Named = { id: number; name: string }

/** Whether an address stands in the Collection. */
export function isInCollection(pathname: string): boolean {
  return Object.values(screens.collection).some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** The address of an agent's profile, or of their part of the Collection. */
export function toAgentPath({ id, name }: Named, language: Language, isInCollection = false): string {
  return toPath(isInCollection ? 'collection_agent' : 'agent', language, { name: nameSlug(name), id })
}

export function toAgencyPath({ id, name }: Named, language: Language): string {
  return toPath('agency', language, { name: nameSlug(name), id })
}
