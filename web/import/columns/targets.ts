import { pointOptions, statusOptions } from '#contract/exchange/option-words.ts'
import { columnByName } from '#contract/exchange/template.ts'
import type { Language } from '#contract/language.ts'

import type { Text, TextKey } from '../../texts.ts'

/** Every column of the template, in the order in which it is chosen. */
export const targetGroups = {
  what: ['referencia', 'operacion', 'tipo', 'estado', 'agente', 'proyecto', 'exclusiva', 'modificada'],
  place: [
    'provincia',
    'ciudad',
    'sector',
    'direccion',
    'unidad',
    'latitud',
    'longitud',
    'coordenadas',
    'mostrar_punto',
  ],
  price: [
    'precio',
    'precio_usd',
    'precio_dop',
    'moneda',
    'mantenimiento',
    'separacion',
    'entrega',
    'confotur_resolucion',
    'confotur_hasta',
  ],
  measures: [
    'habitaciones',
    'banos',
    'medios_banos',
    'parqueos',
    'niveles',
    'piso',
    'm2_construccion',
    'm2_solar',
    'ano',
  ],
  features: ['amueblado', 'linea_blanca', 'mascotas', 'en_construccion', 'caracteristicas', 'no_tiene'],
  texts: ['titulo_es', 'titulo_en', 'descripcion_es', 'descripcion_en'],
  pictures: [
    'fotos',
    'textos_fotos_es',
    'textos_fotos_en',
    'tipos_fotos',
    'planos',
    'textos_planos_es',
    'textos_planos_en',
    'tipos_planos',
    'videos',
    'titulos_videos_es',
    'titulos_videos_en',
    'vista_360',
  ],
} as const

export type TargetGroup = keyof typeof targetGroups
export type Target = (typeof targetGroups)[TargetGroup][number]
export const groupNames = Object.keys(targetGroups) as TargetGroup[]

/** What a column of the template is called. */
export function nameTarget(target: string, t: Text): string {
  return columnByName.has(target) ? t(`import.target.${target}` as TextKey as 'import.target.tipo') : target
}

/** The choices that a target has; null where it is no choice. */
export function listOptions(target: string | null, language: Language): { value: string; label: string }[] | null {
  const options = findOptions(target)
  return options ? options.choices.map((value) => ({ value, label: options.write(value, language) })) : null
}

/** The choice of its target that a value of a file says without anybody's help. */
export function readChoice(target: string, value: string): string | undefined {
  return findOptions(target)?.read(value)
}

/** The words for a target's choices: of its column, or of one that the row itself says. */
function findOptions(target: string | null) {
  if (target === 'estado') return statusOptions
  return target === 'mostrar_punto' ? pointOptions : columnByName.get(target ?? '')?.options
}

const lists = new Set(['options', 'addresses', 'texts'])
const numbers = new Set(['money', 'area', 'whole', 'degrees'])

export const isList = (target: string) => lists.has(columnByName.get(target)?.kind ?? '') && target !== 'vista_360'
export const isNumber = (target: string) => numbers.has(columnByName.get(target)?.kind ?? '')
/** Texts of two languages may stand in one cell. */
export const isOfLanguages = (target: string) => target === 'titulo_es' || target === 'descripcion_es'
