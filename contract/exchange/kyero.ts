import type { Mapping } from '../import/mapping.ts'

/** What a Kyero v3 feed's elements are, by the paths that lead to them. */
export const kyeroMapping: Mapping = {
  columns: {
    id: { target: 'referencia' },
    price_freq: { target: 'operacion' },
    type: { target: 'tipo' },
    province: { target: 'provincia' },
    town: { target: 'ciudad' },
    location_detail: { target: 'sector' },
    'location/latitude': { target: 'latitud' },
    'location/longitude': { target: 'longitud' },
    price: { target: 'precio', marks: 'point' },
    currency: { target: 'moneda' },
    beds: { target: 'habitaciones' },
    baths: { target: 'banos' },
    'surface_area/built': { target: 'm2_construccion', marks: 'point' },
    'surface_area/plot': { target: 'm2_solar', marks: 'point', values: { '0': '' } },
    new_build: { target: 'en_construccion' },
    'features/feature': { target: 'caracteristicas' },
    pool: { target: 'caracteristicas', values: { '1': 'swimming_pool', '0': '' } },
    'title/es': { target: 'titulo_es' },
    'title/en': { target: 'titulo_en' },
    'desc/es': { target: 'descripcion_es' },
    'desc/en': { target: 'descripcion_en' },
    'images/image/url': { target: 'fotos' },
    video_url: { target: 'videos' },
    date: { target: 'modificada' },
  },
  constants: {},
}

/** Places of a row by their names, as feeds say them. */
export type PlaceNames = { province: string; city: string; sector: string }

/** Prices have eight digits at most in this format. */
export const largestKyeroPrice = 99_999_999
