import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { pages } from './pages.ts'
import { getLanguage, toPath, toPropertyPath, screens, getTwinPaths } from './paths.ts'

/** The specification's table of addresses, as it is written there. */
const specified = `
/ /en
/collection /en/collection
/collection/propiedades /en/collection/properties
/collection/agentes /en/collection/agents
/collection/propiedad/:type/:slug /en/collection/property/:type/:slug
/collection/agente/:name/:id /en/collection/agent/:name/:id
/propiedades /en/properties
/propiedades/comprar /en/properties/buy
/propiedades/alquilar /en/properties/rent
/propiedades/punta-cana /en/properties/punta-cana
/propiedad/:type/:slug /en/property/:type/:slug
/proyectos /en/projects
/proyecto/:slug /en/project/:slug
/prestamos/formulario /en/loans/form
/prestamos/hipotecarios /en/loans/mortgages
/prestamos/calculadora /en/loans/calculator
/referimiento-hipotecario-remax-bpd /en/referimiento-hipotecario-remax-bpd
/franquicias /en/franchises
/listado/agentes /en/list/agents
/agente/:name/:id /en/agent/:name/:id
/listado/agencias /en/list/agencies
/agencia/:name/:id /en/agency/:name/:id
/preguntas-frecuentes /en/frequently-asked-questions
/unete /en/join
/contactanos /en/contact
/terminos-condiciones /en/terms-and-conditions
/politica-privacidad /en/privacy-policy
/acceder /en/sign-in
/registrate /en/sign-up
/restaurar-clave /en/forgot-password
/restaurar-clave/:id /en/forgot-password/:id
/confirmar-correo/:id /en/confirm-email/:id
/autenticacion/:provider /en/authentication/:provider
/perfil /en/profile
/perfil/configuracion/editar-perfil /en/profile/settings/edit-profile
/perfil/configuracion/cambiar-clave /en/profile/settings/change-password
/perfil/configuracion/favoritos /en/profile/settings/favorites
/perfil/configuracion/busquedas /en/profile/settings/searches
/perfil/configuracion/historial-busquedas /en/profile/settings/search-history
/perfil/configuracion/vistos-recientemente /en/profile/settings/recently-viewed
`
  .trim()
  .split('\n')
/** Addresses of our own, which the specification does not show: decisions/094, 095, 108, 170, 190 and 205. */
const added = [
  '/comparar /en/compare',
  '/sin-conexion /en/offline',
  '/avisos/:id /en/alerts/:id',
  '/boletin/:id /en/newsletter/:id',
  '/gestion /en/desk',
  '/agendar-visita/:id /en/schedule-visit/:id',
  '/visita/:id /en/visit/:id',
  '/perfil/configuracion/visitas /en/profile/settings/visits',
  '/disponible/:id /en/available/:id',
  '/avisar/:code /en/report/:code',
]

test('every address of the specification is here, in its order, in both languages', () => {
  expect(Object.values(screens).map(({ es, en }) => `${es} ${en}`)).toEqual([...specified, ...added])
})

test('every screen that is built has its page', () => {
  expect(Object.values(pages).filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([])
})

const kindIn = (realstate_type: string) => toPropertyPath({ realstate_type, slug: 'x-10-20001' }, 'es').split('/')[2]

test('a kind of property is written by the slug rule: slashes to o, spaces to hyphens', () => {
  expect(kindIn('Casa / Solar')).toBe('casa-o-solar')
  expect(kindIn('Estación de gasolina')).toBe('estacion-de-gasolina')
})

test('what fills an address cannot leave its place', () => {
  expect(toPath('agent', 'es', { name: '../acceder?x', id: 7 })).toBe('/agente/..%2Facceder%3Fx/7')
})

test('a property has one address in each language', () => {
  expect(toPropertyPath({ realstate_type: 'Apartamento', slug: 'torre-en-piantini-10-20001' }, 'es')).toBe(
    '/propiedad/apartamento/torre-en-piantini-10-20001',
  )
  expect(getTwinPaths('buy')).toEqual({ es: '/propiedades/comprar', en: '/en/properties/buy' })
})

test('English is what stands under /en, and nothing that only begins so', () => {
  expect(getLanguage('/en')).toBe('en')
  expect(getLanguage('/en/properties')).toBe('en')
  expect(getLanguage('/enlaces')).toBe('es')
})
