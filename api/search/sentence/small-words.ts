import { listPhrases, listVariants } from './phrases.ts'

/** What stands before or after an amount and says which bound it is. */
export type Bound = 'max' | 'min' | 'over' | 'about' | 'between'

const before: readonly (readonly [string, Bound])[] = [
  [
    'hasta|maximo|max|como maximo|a lo sumo|no mas de|menos de|no mayor de|menor de|menor a|menor que|tope de|tope',
    'max',
  ],
  ['por debajo de|debajo de|bajo|que no pase de|que no pasen de|no pase de|sin pasar de|que no exceda', 'max'],
  ['presupuesto|presupuesto de|presupuesto hasta|presupuesto maximo|un presupuesto de|tengo|inferior a', 'max'],
  ['por menos de|que cueste menos de|no supere|que no supere', 'max'],
  ['under|below|up to|maximum|at most|less than|no more than|not more than|not over|within|fewer than', 'max'],
  ['budget|budget of|my budget is|budget is|cheaper than|until|smaller than', 'max'],
  ['desde|a partir de|minimo|min|como minimo|al menos|por lo menos|no menos de|de al menos|no menor de', 'min'],
  ['from|at least|minimum|no less than|starting at|starting from|not less than', 'min'],
  ['mas de|mayor de|mayor a|mayor que|superior a|por encima de|encima de|arriba de|sobre', 'over'],
  ['over|above|more than|greater than|bigger than|larger than', 'over'],
  ['alrededor de|cerca de|como|unos|unas|aproximadamente|aprox|en torno a|mas o menos', 'about'],
  ['around|about|approximately|approx|roughly|circa|more or less', 'about'],
  ['entre|between', 'between'],
]
const after: readonly (readonly [string, Bound])[] = [
  ['o menos|maximo|max|como maximo|para abajo|hacia abajo|a lo sumo|y menos', 'max'],
  ['or less|or under|at most|tops|maximum|or below|and under|or fewer', 'max'],
  ['o mas|en adelante|para arriba|hacia arriba|minimo|min|como minimo|y mas|al menos|por lo menos', 'min'],
  ['or more|or over|plus|and up|or above|and above|minimum|at least|or larger|or bigger|and over', 'min'],
]
export const boundsBefore = listPhrases(listVariants(before))
export const boundsAfter = listPhrases(listVariants(after))

export type Unit =
  | { rooms: 'bedrooms' | 'bathrooms' | 'parkings' | 'stories'; features?: string[] }
  /** How many square metres one of them is. */
  | { m2: number }
  /** Something that search does not count. */
  | { other: true }

const units: readonly (readonly [string, Unit])[] = [
  ['habitacion|hab|habs|habit|cuarto|dormitorio|recamara|alcoba|aposento|dorm|h|abitacion', { rooms: 'bedrooms' }],
  ['bed|bedroom|br|brs|bdr|bdrm|bdrms|bd|room|bedrm', { rooms: 'bedrooms' }],
  ['bano|bath|bathroom|ba|wc|b|baths|banio', { rooms: 'bathrooms' }],
  ['parqueo|estacionamiento|garaje|marquesina|cochera|carros|vehiculos|parqueo para|parq|p', { rooms: 'parkings' }],
  [
    'parking|parking space|parking spot|car garage|garage|car parking|car|parking place|parqueadero',
    { rooms: 'parkings' },
  ],
  ['parqueo techado|parqueos techados|parqueos bajo techo|covered parking|covered parking space', covered()],
  ['nivel|niveles|piso|planta', { rooms: 'stories' }],
  ['story|stories|storey|level|floor', { rooms: 'stories' }],
  ['m2|mt2|mts2|mtrs2|mt|mts|metro|metro cuadrado|metros cuadrados|mts cuadrados|metros de construccion', { m2: 1 }],
  [
    'metros de terreno|mts de terreno|metros de solar|mts de solar|m2 de solar|m2 de construccion|m2 de terreno|metros2',
    { m2: 1 },
  ],
  ['sqm|sq m|sq mt|sq mts|sq meter|square meter|square metre|meter|metre|sq metre', { m2: 1 }],
  ['sqft|sq ft|square feet|square foot|ft2|ft|pies|pies cuadrados|sq feet', { m2: 0.092_903 }],
  ['tarea', { m2: 628.86 }],
  ['hectarea|ha|hectare', { m2: 10_000 }],
  ['acre', { m2: 4046.86 }],
  ['persona|people|person|guest|huesped|nino|kid|ano|year|minuto|minute|km|kilometro|hora|hour|hrs', { other: true }],
  ['medio bano|medios banos|half bath|half bathroom|mascota|pet|dia|day|mes|meses|porciento|percent', { other: true }],
]
export const unitWords = listPhrases(listVariants(units))

function covered(): Unit {
  return { rooms: 'parkings', features: ['parking_roofed'] }
}

/** Adjectives that may stand between a number and what it counts. */
export const between = new Set(
  'amplias amplios grandes buenas buenos full completos comodas large big spacious good nice full-size'.split(' '),
)

export const dollars = new Set('usd us dolar dolares dollar dollars bucks u'.split(' '))
export const pesos = new Set('rd dop peso pesos'.split(' '))

/** The next thing is not wanted. */
export const negators = new Set('sin no ni without nor not except excepto salvo never nada'.split(' '))
/** May stand between "no" and what is not wanted. */
export const afterNegator = new Set(
  `me nos lo la los las el un una que tenga tengan tener sea sean este esten en con de ningun ninguna quiero quieren
  necesito necesita i a an any the in with have having need want be is are do dont to of`.split(/\s+/),
)
/** After these another thing begins, wanted whatever was not before. */
export const connectors = new Set(['con', 'with', 'y', 'and', 'pero', 'but', 'que'])
export const orWords = new Set(['o', 'u', 'or', 'ni', 'nor'])

/** Money that is not the price: what is paid every month, and what search does not know. */
export const otherMoney = listPhrases(
  listVariants<'payment' | 'other'>([
    ['cuota|cuota mensual|mensualidad|pagando|pagar|cuota del banco', 'payment'],
    ['monthly payment|payment|installment|mortgage payment|mortgage', 'payment'],
    ['inicial|pago inicial|separacion|reserva|mantenimiento|entrega|ano|gastos', 'other'],
    ['down payment|initial payment|downpayment|deposit|hoa|hoa fees|maintenance|closing costs|delivery', 'other'],
  ]),
)

/** Words that ask for nothing: they are neither searched nor spoken of. */
export const nothing = new Set(
  `a al ante buscar busco busca buscamos buscando quiero queremos quisiera necesito necesitamos necesito ocupo me nos
  interesa gustaria encontrar ver mostrar muestrame ensename un una uno unos unas el la los las lo de del en con y e o u
  para por que tenga tengan tener cuente sea sean este esta esten estar hay haya se le mi mis su yo soy es son favor
  hola buenas buenos dias tardes saludos gracias cerca zona sector area ciudad ubicado ubicada ubicados dentro propiedad
  propiedades inmueble inmuebles vivienda viviendas algo alguna algun opciones opcion disponible disponibles precio
  precios costo valor lugar sitio tambien ademas pero porque bien muy mas bonito bonita bonitos lindo linda hermoso
  hermosa grande grandes amplio amplia amplios amplias comodo comoda moderno moderna nuevo nueva espectacular cualquier
  cada uso republica dominicana pais familia mudarme mudarnos vivir urgente posible preferible preferiblemente
  ideal tipo como aqui rd donde urb urbanizacion ensanche ens residencial codigo ref referencia solo incluya incluye incluido
  incluida incluidos incluidas necesaria necesario
  the an in at of with and or for to near i im am looking look want wanting need needing would like searching search
  find me my we us our please hi hello hey thanks some any property properties place places home homes somewhere
  something someplace available price priced prices cost located location that which has have having is are be been by
  on it its this there nice beautiful lovely spacious big large great good cozy modern new very really just only also
  plus but so as well city town area neighborhood neighbourhood around dominican republic dr country family live living
  moving move ideally preferably possibly show get if can could you your from between including includes included one
  needed required necessary code reference listing listings options small pequeno pequena`.split(/\s+/),
)

/** Words of this market that are no filter, and nobody's typing error either. */
export const ordinary = new Set(
  `vista vistas mar playa playas jardin jardines golf lago rio montana montanas campo verde cerca mascotas calma calle
  avenida lujo torre torres metro escuela colegio universidad supermercado agua luz duplex loft cabana inversion airbnb
  vigilancia seguridad privado privada remodelado esquina financiamiento view views ocean sea beach beachfront oceanfront
  garden gardens river mountain mountains country luxury tower walking distance school bank quiet duplex security
  investment property private remodeled renovated pets friendly wifi internet bright sunny corner financing cabin front
  mountainview seaview family retirement street avenue super market hospital clinica airport aeropuerto`.split(/\s+/),
)

/** Words that only one of the languages has: they tell which one is spoken. */
export const spanishMarks = new Set(
  'en con de y para por hasta desde entre busco quiero necesito sin el la los las del un una hab casa mil millones'.split(
    ' ',
  ),
)
export const englishMarks = new Set(
  `in with and for to under over near the i im looking want need bed beds bath baths house condo villa rent buy without
  up between thousand million dollars of or no at least pool`.split(/\s+/),
)
