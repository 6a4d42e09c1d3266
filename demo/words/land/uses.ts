import type { Line } from '../grammar.ts'

export const uses: readonly Line[] = [
  [
    'central sale',
    'La normativa permite altura; el estudio de suelo y la carta de uso están disponibles.',
    'Zoning allows height; the soil study and land-use certificate are available.',
  ],
  [
    'residential/uptown sale',
    'El uso es residencial, con posibilidad de hasta cuatro niveles según ayuntamiento.',
    'Use is residential, with up to four levels possible subject to the council.',
  ],
  [
    'outskirts !large_lot sale',
    'Da para una casa con patio o para dos apartamentos uno sobre otro.',
    'There is room for a house with a yard or two apartments, one above the other.',
  ],
  [
    'coast !large_lot sale',
    'Cabe una villa con piscina y jardín, respetando los retiros.',
    'It has room for a villa with pool and garden within the setbacks.',
  ],
  [
    'coast large_lot sale',
    'Admite un conjunto pequeño de villas o un hotel boutique, sujeto a permisos.',
    'It could hold a small group of villas or a boutique hotel, subject to permits.',
  ],
  [
    'mountain !large_lot sale',
    'Cabe una casa de fin de semana con espacio para hortaliza.',
    'There is room for a weekend house and a vegetable garden.',
  ],
  [
    'mountain large_lot sale',
    'Sirve para casa grande, cabañas o siembra de aguacate.',
    'It would suit a large house, cabins or avocado growing.',
  ],
  [
    'town !large_lot sale',
    'Sirve para vivienda y, por la calle, [también para un pequeño negocio|hasta para un negocio].',
    'It would suit a home and, given the street, [a small business too|even a business].',
  ],
  [
    'town large_lot sale',
    'Se presta para lotificación o para nave, según permisos.',
    'It lends itself to subdivision or a warehouse, subject to permits.',
  ],
  [
    'resort sale',
    'El reglamento pide villa unifamiliar y aprueba el diseño antes de obra.',
    'The rules call for a single-family villa and approve the design before construction starts.',
  ],
  [
    'sale',
    'Puedes comprarlo ahora y [construir cuando quieras|construir sin plazo].',
    'You can buy now and [build when you like|build with no deadline].',
  ],
  [
    'modest !large_lot sale',
    'Caben dos niveles con [local abajo|marquesina al frente].',
    'There is room for two levels with [a shop below|a car port in front].',
  ],
  [
    'coast !large_lot sale',
    'El diseño puede [orientarse a la brisa|aprovechar la sombra] sin gastar en muros.',
    'A design can [face the breeze|use the shade] without spending on walls.',
  ],
  [
    'large_lot sale',
    'Puede [dividirse en lotes|trabajarse por etapas], según los permisos.',
    'It can be [split into plots|developed in stages], subject to permits.',
  ],
  [
    'mountain sale',
    'El municipio permite [cabañas y casas|hasta dos niveles], y hay madereros y albañiles cerca.',
    'The council allows [cabins and houses|up to two levels], and carpenters and masons are near.',
  ],
  [
    'city sale',
    'Un arquitecto puede [sacarle tres niveles|estudiarlo] con los retiros de norma.',
    'An architect could [get three levels|work it out] within the usual setbacks.',
  ],
  [
    'resort sale',
    'Los planos se someten [al comité|a la administración], que responde en semanas.',
    'Plans go to [the committee|the management], which answers within weeks.',
  ],
  [
    'sale',
    'Mientras tanto [no genera gasto|se mantiene solo], más allá de una chapeada.',
    'Meanwhile it [costs nothing|looks after itself], beyond an occasional clearing.',
  ],
  [
    'modest sale',
    'Si vives fuera, sirve para [asegurar tu solar|ir construyendo por partes].',
    'If you live abroad, it is a way to [secure a plot|build in stages].',
  ],
  [
    'coast sale',
    'Conviene a quien piensa [construir en unos años|retirarse cerca del mar].',
    'It suits anyone planning to [build in a few years|retire by the sea].',
  ],
  [
    'city sale',
    'Es de los que se compran para [guardar valor|desarrollar más adelante].',
    'It is the kind people buy to [hold value|develop later].',
  ],
  [
    'lease',
    'Se presta para [parqueo|depósito de materiales|vivero], con contrato escrito.',
    'It would suit [parking|a materials yard|a plant nursery], with a written contract.',
  ],
  [
    'lease',
    'El dueño permite [techar una parte|cercar y nivelar], previo acuerdo.',
    'The owner allows [part of it to be roofed|fencing and levelling], by agreement.',
  ],
]
