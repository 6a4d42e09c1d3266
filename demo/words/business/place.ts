import type { Line } from '../grammar.ts'

export const place: readonly Line[] = [
  ['', 'La referencia más cercana es {near}.', 'The nearest landmark is {near}.'],
  ['', 'Está bien comunicado con {near} y {near2}.', 'It is well connected to {near} and {near2}.'],
  [
    'central',
    'En {place} se concentran bancos, clínicas y bufetes.',
    '{place} is where banks, clinics and law firms gather.',
  ],
  ['central', 'A una cuadra pasan {near} y el transporte público.', '{near} and public transport are a block away.'],
  [
    'residential',
    'La zona suma viviendas y comercios nuevos cada año, con {near} cerca.',
    'The area gains homes and shops every year, with {near} close by.',
  ],
  [
    'uptown',
    'Santiago crece hacia {place}, y {near} lleva hasta la puerta.',
    'Santiago is growing towards {place}, and {near} leads to the door.',
  ],
  [
    'modest',
    'En {place} el tránsito peatonal es constante, sobre todo los fines de semana.',
    'Foot traffic in {place} is constant, above all at weekends.',
  ],
  [
    'outskirts industrial_site',
    'La salida a {near} evita el centro de la ciudad.',
    'The way out to {near} avoids the city centre.',
  ],
  ['coast', 'A {near} llegan visitantes todo el año.', 'Visitors come to {near} all year round.'],
  [
    'colonial',
    'Entre {near} y los museos, el paso de visitantes no se detiene.',
    'Between {near} and the museums, visitors never stop passing.',
  ],
]
