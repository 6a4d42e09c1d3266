import { readOriginal } from '../picture-store.ts'

type Alt = readonly [es: string, en: string]

/** What each original shows, said the same whichever way it is cropped. */
const alts: Record<string, Alt> = {
  'bano-1': [
    'Baño de mármol con bañera exenta, doble lavamanos y ventanal',
    'Marble bathroom with a freestanding bath, twin basins and a large window',
  ],
  'bano-2': [
    'Baño claro con bañera exenta y doble lavamanos de madera',
    'Light bathroom with a freestanding bath and twin basins on timber',
  ],
  'casa-1': [
    'Casa de una planta con techo rojo, galería y entrada adoquinada',
    'One-storey house with a red roof, a front gallery and a paved drive',
  ],
  'casa-2': [
    'Casa de una planta con techo de tejas y galería al atardecer',
    'One-storey house with a tiled roof and front gallery at dusk',
  ],
  'casa-3': [
    'Casa de dos plantas con techo rojo, persianas verdes y jardín al atardecer',
    'Two-storey house with a red roof, green shutters and garden at dusk',
  ],
  'casa-4': [
    'Casa de una planta con techo verde, galería y amplio frente de grama',
    'One-storey house with a green roof, a gallery and a wide lawn',
  ],
  'casa-5': [
    'Casa de dos plantas con galería, jardín y entrada para vehículos',
    'Two-storey house with a gallery, garden and drive',
  ],
  'casa-6': [
    'Casa de dos plantas con techo gris, galería y palmeras',
    'Two-storey house with a grey roof, a gallery and palm trees',
  ],
  'cocina-1': [
    'Cocina abierta con isla, banquetas y gabinetes de madera',
    'Open kitchen with an island, stools and timber cabinets',
  ],
  'cocina-2': ['Cocina con isla de piedra clara y piso de mármol', 'Kitchen with a pale stone island and marble floor'],
  'cocina-3': [
    'Cocina con isla de piedra, banquetas blancas y piso de madera',
    'Kitchen with a stone island, white stools and a timber floor',
  ],
  'condo-1': [
    'Edificio de cuatro niveles con balcones frente a la piscina',
    'Four-level building with balconies facing the pool',
  ],
  'condo-2': [
    'Edificio de balcones entre palmas, con sombrillas sobre la arena',
    'Building with balconies among palms, parasols on the sand',
  ],
  'condo-3': ['Edificio de cuatro niveles y piscina al anochecer', 'Four-level building and pool at nightfall'],
  'dormitorio-1': [
    'Dormitorio principal con ventanal y vista al mar',
    'Main bedroom with a wall of glass and a sea view',
  ],
  'dormitorio-2': ['Dormitorio con ventanal y vista a la ciudad', 'Bedroom with a wall of glass and a city view'],
  'dormitorio-3': [
    'Dormitorio con pared de madera y salida al jardín',
    'Bedroom with a timber wall opening to the garden',
  ],
  hero: [
    'Villa con piscina rodeada de jardín y palmas al atardecer',
    'Villa with a pool among lawns and palms at dusk',
  ],
  'hero-collection': ['Villa iluminada junto a la piscina al anochecer', 'Villa lit up beside its pool at nightfall'],
  'local-1': [
    'Local comercial de dos niveles con vitrinas sobre la avenida',
    'Two-level shop with display windows on the avenue',
  ],
  'local-2': [
    'Local comercial iluminado al anochecer, con vitrinas a la calle',
    'Shop lit up at nightfall, display windows to the street',
  ],
  'lugar-jarabacoa': ['Río entre pinos y montañas', 'River among pines and mountains'],
  'lugar-malecon': [
    'Malecón con palmas y edificios frente al mar',
    'Seafront promenade with palms and buildings facing the sea',
  ],
  'lugar-punta-cana': ['Playa larga de cocoteros vista desde el aire', 'Long beach of coconut palms seen from the air'],
  'lugar-samana': [
    'Playa entre montañas verdes y mar turquesa, vista desde el aire',
    'Beach between green hills and turquoise sea, seen from the air',
  ],
  'lugar-zona-colonial': [
    'Calle adoquinada de casas coloniales de colores',
    'Cobbled street of colourful colonial houses',
  ],
  'nave-1': [
    'Nave industrial con andenes de carga y patio de maniobras',
    'Warehouse with loading docks and a truck yard',
  ],
  'obra-1': ['Torre en construcción con grúa', 'Tower under construction with a crane'],
  'oficina-1': [
    'Oficina abierta con puestos de trabajo y ventanal a la ciudad',
    'Open-plan office with desks and a wall of glass over the city',
  ],
  'pano-sala-1': ['Sala con ventanal al mar, vista en 360 grados', 'Living room with a sea view, seen in 360 degrees'],
  'sala-1': ['Sala con balcón y vista al mar', 'Living room with a balcony and sea view'],
  'sala-2': ['Sala con ventanal y vista a la ciudad', 'Living room with a wall of glass and city view'],
  'sala-3': ['Sala al atardecer con vista al mar', 'Living room at sunset with a sea view'],
  'sala-4': [
    'Sala de piso de mármol con la ciudad al anochecer',
    'Living room with a marble floor and the city at nightfall',
  ],
  'sala-5': ['Sala con ventanal al jardín', 'Living room opening to the garden'],
  'solar-1': [
    'Terreno llano entre lomas verdes, con sus linderos marcados',
    'Level plot among green hills, its boundary marked',
  ],
  'solar-2': ['Terreno frente al mar, con sus linderos marcados', 'Plot facing the sea, its boundary marked'],
  'solar-3': [
    'Terreno de montaña entre pinos, con sus linderos marcados',
    'Mountain plot among pines, its boundary marked',
  ],
  'terraza-1': ['Terraza techada con piscina y vista al mar', 'Covered terrace with a pool and sea view'],
  'terraza-2': ['Terraza con pérgola y la ciudad al anochecer', 'Terrace with a pergola and the city at nightfall'],
  'torre-1': ['Torre de apartamentos con balcones', 'Apartment tower with balconies'],
  'torre-2': ['Torre de apartamentos entre palmas al atardecer', 'Apartment tower among palms at dusk'],
  'torre-3': ['Torre de apartamentos al anochecer', 'Apartment tower at nightfall'],
  'torre-4': ['Edificio de apartamentos con balcones de vidrio', 'Apartment building with glass balconies'],
  'townhouse-1': ['Casas adosadas de dos niveles con marquesina', 'Two-level townhouses with car ports'],
  'townhouse-2': ['Casas adosadas de dos niveles al atardecer', 'Two-level townhouses at dusk'],
  'casa-7': [
    'Casa de una planta con techo de tejas, iluminada al anochecer',
    'One-storey house with a tiled roof, lit up at nightfall',
  ],
  'casa-8': [
    'Casa de una planta con techo de caña, columnas blancas y entrada adoquinada',
    'One-storey house with a thatched roof, white columns and a paved drive',
  ],
  'cocina-4': [
    'Cocina con isla de mármol, piso de madera y ventanal al jardín',
    'Kitchen with a marble island, timber floor and a large garden window',
  ],
  'cocina-5': [
    'Cocina de gabinetes azules con isla de madera y lámparas tejidas',
    'Kitchen with blue cabinets, a timber island and woven lamps',
  ],
  'condo-4': [
    'Edificio de cinco niveles entre palmas, con sombrillas sobre la arena',
    'Five-level building among palms, parasols on the sand',
  ],
  'condo-5': ['Edificio blanco de tres niveles frente a la piscina', 'White three-level building facing the pool'],
  'condo-6': [
    'Edificio de balcones al atardecer, con sombrillas sobre la arena',
    'Building with balconies at sunset, parasols on the sand',
  ],
  'condo-7': [
    'Edificio de siete niveles con balcones y piscina al atardecer',
    'Seven-level building with balconies and a pool at dusk',
  ],
  'dormitorio-4': ['Dormitorio con ventanal al mar al atardecer', 'Bedroom with a wall of glass and the sea at sunset'],
  'sala-6': [
    'Sala de piso de mármol con ventanal a la ciudad',
    'Living room with a marble floor and a wall of glass over the city',
  ],
  'sala-7': [
    'Sala de piso de madera con ventanal al jardín al atardecer',
    'Living room with a timber floor, open to the garden at dusk',
  ],
  'sala-8': ['Sala esquinera con ventanales al mar', 'Corner living room with walls of glass facing the sea'],
  'solar-4': [
    'Solar urbano con edificios al fondo, con sus linderos marcados',
    'City plot with buildings behind it, its boundary marked',
  ],
  'torre-5': ['Torre de apartamentos con balcones sobre la ciudad', 'Apartment tower with balconies above the city'],
  'torre-6': [
    'Torre de apartamentos al atardecer, con la ciudad detrás',
    'Apartment tower at dusk, the city behind it',
  ],
  'torre-7': ['Torre de apartamentos iluminada al anochecer', 'Apartment tower lit up at nightfall'],
  'torre-8': [
    'Torre de apartamentos con balcones de vidrio y palmas al pie',
    'Apartment tower with glass balconies and palms at its foot',
  ],
  'townhouse-3': [
    'Hilera de casas de dos niveles iluminadas al anochecer',
    'Row of two-level townhouses lit up at nightfall',
  ],
  'townhouse-4': [
    'Casa adosada de dos niveles con marquesina y árboles al frente',
    'Two-level townhouse with a car port and trees in front',
  ],
  'bano-6': [
    'Baño con bañera exenta, doble lavamanos y vista a la ciudad',
    'Bathroom with a freestanding bath, twin basins and a city view',
  ],
  'cocina-9': [
    'Cocina de gabinetes grises con isla de piedra, sobre la ciudad',
    'Kitchen with grey cabinets and a stone island, above the city',
  ],
  'cocina-10': [
    'Cocina con isla de mármol, gabinetes verdes y vista a la ciudad',
    'Kitchen with a marble island, green cabinets and a city view',
  ],
  'dormitorio-5': [
    'Dormitorio con piso de mármol y la ciudad al anochecer',
    'Bedroom with a marble floor and the city at nightfall',
  ],
  'local-3': ['Local comercial de dos niveles con toldo y jardineras', 'Two-level shop with an awning and planters'],
  'nave-2': ['Nave industrial al atardecer, con andenes y camiones', 'Warehouse at dusk, with docks and trucks'],
  'oficina-2': [
    'Oficina con hileras de puestos y ventanal a la ciudad',
    'Office with rows of desks and a wall of glass over the city',
  ],
  'sala-9': [
    'Sala con ventanal al mar a la puesta del sol',
    'Living room with a wall of glass and the sun setting over the sea',
  ],
  'sala-11': [
    'Sala de piso de madera con la ciudad al atardecer',
    'Living room with a timber floor and the city at dusk',
  ],
  'solar-5': [
    'Terreno entre lomas y árboles, con sus linderos marcados',
    'Plot among hills and trees, its boundary marked',
  ],
  'solar-6': [
    'Terreno junto a la playa al atardecer, con sus linderos marcados',
    'Plot beside the beach at dusk, its boundary marked',
  ],
}

const villa: Alt = [
  'Villa de dos niveles con piscina y terraza de madera',
  'Two-level villa with a pool and timber deck',
]
const lowVilla: Alt = [
  'Villa de un nivel con piscina y terraza de madera',
  'Single-level villa with a pool and timber deck',
]
const eveningVilla: Alt = [
  'Villa de dos niveles iluminada junto a la piscina',
  'Two-level villa lit up beside its pool',
]

for (const number of [1, 2, 4, 8, 9, 10, 12, 14, 15, 16]) alts[`villa-${number}`] = villa
for (const number of [6, 7, 13]) alts[`villa-${number}`] = lowVilla
for (const number of [3, 5, 11]) alts[`villa-${number}`] = eveningVilla

/** Ground looks alike from everywhere: its looks say from where. */
const groundLooks: Record<string, Alt> = {
  a: ['', ''],
  b: [', visto desde la entrada', ', seen from the entrance'],
  c: [', visto desde el lado opuesto', ', seen from the opposite side'],
  d: [', de cerca', ', close up'],
  e: [', hacia el fondo', ', towards the back'],
  f: [', visto desde la calle', ', seen from the road'],
}

/** What a picture of the store shows, in both languages. */
export function describePicture(key: string): { alt_es: string; alt_en: string } {
  const original = readOriginal(key)
  const alt = alts[original]
  if (!alt) throw new Error(`nobody has said what ${key} shows`)
  const [es, en] = original.startsWith('solar') ? groundLooks[key.slice(-1)]! : ['', '']
  return { alt_es: alt[0] + es, alt_en: alt[1] + en }
}
