import { expect, test } from 'vitest'

import type { Failure } from '#contract/errors.ts'

import { ApiRefusal } from '../../api-client.ts'
import { getTranslation } from '../../texts.server.ts'
import { describeError } from './describe-error.ts'

const refusal = (status: number, body: object = {}) => new ApiRefusal(status, body as Failure)
const wrapped = (data: object) => Object.assign(new Error('Request failed'), { response: { data } })

/** The catalogue of the specification, line by line: what failed, and what is said in Spanish. */
const catalogue: [failure: string, error: unknown, said: string[]][] = [
  [
    'the problems of each field come first, those of one field in one line',
    refusal(422, { message: 'no', errors: { email: ['Correo malo.', 'Correo largo.'], phone: ['Teléfono malo.'] } }),
    ['Correo malo.\nCorreo largo.', 'Teléfono malo.'],
  ],
  ['what two fields say alike is said once', refusal(422, { errors: { a: ['Falta.'], b: ['Falta.'] } }), ['Falta.']],
  ['a field may have one problem alone', { errors: { email: 'Correo malo.' } }, ['Correo malo.']],
  ['fields without problems say nothing', refusal(422, { message: 'Datos malos.', errors: {} }), ['Datos malos.']],
  ['then the message', refusal(500, { message: 'Se dañó.' }), ['Se dañó.']],
  ['the message of whatever is thrown', { message: 'Se dañó.' }, ['Se dañó.']],
  ['a text that is thrown', 'Se dañó.', ['Se dañó.']],
  ['then the message inside the answer', refusal(400, { data: { message: 'Dentro.', error: 'no' } }), ['Dentro.']],
  ['then the error inside the answer', refusal(400, { data: { error: 'Dentro.' } }), ['Dentro.']],
  ['a wrapped answer in the same order', wrapped({ data: { message: 'Dentro.' }, message: 'no' }), ['Dentro.']],
  [
    'then its fields',
    wrapped({ errors: { a: ['Una.', 'Dos.'], b: ['Tres.'] }, message: 'no' }),
    ['Una.\nDos.', 'Tres.'],
  ],
  ['then its message', wrapped({ message: 'Afuera.' }), ['Afuera.']],
  ['an address that is none', refusal(404, { message: 'Page not found' }), ['URL no válida o parámetros no válidos.']],
  ['what is not allowed', wrapped({ message: 'This action is unauthorized.' }), ['Esta acción no está autorizada.']],
  ['401 without a word', refusal(401), ['No tienes autorización: debes iniciar sesión.']],
  ['403 without a word', refusal(403), ['No tienes permiso para hacer esto.']],
  ['404 without a word', refusal(404), ['No encontramos lo que buscas.']],
  ['405 without a word', refusal(405), ['Esta dirección no admite esa operación.']],
  ['406 without a word', refusal(406), ['No podemos responder lo que se pidió.']],
  ['409 as 406', refusal(409), ['No podemos responder lo que se pidió.']],
  ['408 without a word', refusal(408), ['La respuesta tardó demasiado.']],
  ['410 without a word', refusal(410), ['Lo que buscas ya no está disponible.']],
  ['500 without a word', refusal(500), ['Ocurrió un error en el servidor. Intenta más tarde.']],
  ['502 as 500', refusal(502), ['Ocurrió un error en el servidor. Intenta más tarde.']],
  ['any other status', refusal(418), ['Ocurrió un error inesperado.']],
  ['an answer whose message is empty', refusal(403, { message: ' ' }), ['No tienes permiso para hacer esto.']],
  ['nobody reached', new TypeError('Failed to fetch'), ['No pudimos conectar. Revisa tu conexión e intenta de nuevo.']],
  ['too long a wait', new DOMException('signal timed out', 'TimeoutError'), ['La respuesta tardó demasiado.']],
  ['an error of ours, whose words are for us', new Error('x is undefined'), ['Ups, ha ocurrido un inconveniente.']],
  ['nothing at all', undefined, ['Ups, ha ocurrido un inconveniente.']],
  ['nothing that can be read', { message: 7, errors: 'x' }, ['Ups, ha ocurrido un inconveniente.']],
]

test.each(catalogue)('%s', (_, error, said) => {
  expect(describeError(error, getTranslation('es').t)).toEqual(said)
})

test('every word of the catalogue is said in English too', () => {
  const english = catalogue.map(([, error]) => describeError(error, getTranslation('en').t))
  expect(english).toContainEqual(['You are not authorized: please sign in.'])
  expect(english.flat().filter((line) => /[áéíóúñ]|ción/.test(line) && !/^(Se dañó|Teléfono)/.test(line))).toEqual([])
})
