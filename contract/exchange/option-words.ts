import type { Currency } from '../currency.ts'
import type { PhotoTag } from '../picture/picture.ts'
import type { BusinessType, PropertyType } from '../property/property-type.ts'
import { createOptions } from './options.ts'
import type { ExchangeStatus } from './row.ts'

/** Kinds of property by what files of agencies, portals and programs call them. */
export const typeOptions = createOptions<Exclude<PropertyType, 'project'>>([
  [
    'apartment',
    'Apartamento|apto|aptos|apart|apartamentos|departamento|depto|dpto|condominio|estudio|apartaestudio|piso|loft|dúplex|condo hotel',
    'Apartment|apt|apts|flat|condo|condominium|studio|studio apartment|apartments|duplex|multi family home|triplex',
  ],
  [
    'house',
    'Casa|casas|villa|villas|chalet|residencia|vivienda|casa de campo|adosado|casa adosada|casa duplex|casa unifamiliar|bungalow',
    'House|houses|home|townhouse|town house|townhome|single family|single family home|single family residence|country house|semi detached|semi detached house|semi detached villa|terraced|terraced house|cottage|cave house|wooden house|chalet detached|detached',
  ],
  ['penthouse', 'Penthouse|ph|pent house|ático|aticos|penthouses', 'Penthouse|attic'],
  [
    'land',
    'Terreno|solar|solares|terrenos|lote|lotes|parcela|parcelas|tierra',
    'Land|plot|lot|plots|lots|parcel|building plot|unimproved land|residential plot|land residential',
  ],
  [
    'commercial_premises',
    'Local comercial|local|locales|locales comerciales|comercial|tienda|nave comercial|plaza comercial|restaurante|bar',
    'Commercial premises|commercial|commercial property|retail|shop|shops|store|retail space|commercial space|restaurant',
  ],
  ['office_space', 'Oficina|oficinas|espacio de oficina|oficina comercial|consultorio', 'Office|offices|office space'],
  [
    'building',
    'Edificio|edificios|edificio de apartamentos',
    'Building|buildings|apartment building|apartment block|multi family|block of apartments',
  ],
  ['house_or_plot', 'Casa o solar|casa solar', 'House or plot|house plot'],
  ['building_or_plot', 'Edificio o solar|edificio solar', 'Building or plot|building plot or building'],
  [
    'industrial_site',
    'Nave industrial|nave|naves|almacén|depósito|zona franca|industrial',
    'Warehouse|industrial|industrial site|industrial unit|industrial property',
  ],
  ['estate', 'Finca|fincas|hacienda|rancho|cortijo|masía', 'Farm|estate|ranch|farmland|rural property|farm ranch'],
  ['business', 'Negocio|negocios|traspaso', 'Business|business opportunity'],
  [
    'tourist',
    'Propiedad turística|turístico|alojamiento turístico|resort|aparthotel|bed and breakfast',
    'Tourist property|tourist|holiday home|vacation rental|holiday let',
  ],
  ['hotel', 'Hotel|hoteles|hostal|posada', 'Hotel|hotels|guest house|hostel|hotel motel'],
  ['gas_station', 'Estación de gasolina|gasolinera|estación de combustible|bomba', 'Gas station|petrol station'],
])

export const businessOptions = createOptions<BusinessType>([
  [
    'sale',
    'Venta|vender|en venta|se vende|comprar|compra|vta|a la venta',
    'Sale|for sale|buy|sell|resale|to buy|sales|purchase',
  ],
  [
    'lease',
    'Alquiler|alquilar|en alquiler|se alquila|renta|en renta|se renta|rentar|arriendo|alq|alquiler mensual',
    'Rent|lease|rental|for rent|to rent|let|to let|month|monthly|long term|long term rental|for lease',
  ],
])

export const currencyOptions = createOptions<Currency>([
  ['USD', 'US$|dólares|dólar|dolares americanos|dólares estadounidenses|u$s|u$', 'USD|dollars|us dollars|us dollar'],
  ['DOP', 'RD$|pesos|peso|pesos dominicanos|peso dominicano|rd', 'DOP|dominican pesos|dominican peso'],
])

export const statusOptions = createOptions<ExchangeStatus>([
  [
    'published',
    'Publicada|publicado|activa|activo|disponible|en oferta|en venta|en alquiler|publish|vigente|available now',
    'Published|active|available|on offer|for sale|for rent|live|on market',
  ],
  ['under_offer', 'Con oferta|con ofertas|oferta recibida', 'Under offer|active under contract|offer received'],
  [
    'reserved',
    'Separada|separado|reservada|reservado|apartada|apartado|bajo contrato|en proceso',
    'Reserved|pending|under contract|sale agreed|deposit paid',
  ],
  [
    'inactive',
    'Pausada|pausado|inactiva|inactivo|suspendida|suspendido|oculta|no disponible',
    'Paused|inactive|hold|on hold|hidden|unavailable|off market|private',
  ],
  ['sold', 'Vendida|vendido|vendidas|vendidos', 'Sold|closed'],
  ['rented', 'Alquilada|alquilado|rentada|rentado|arrendada|arrendado', 'Rented|leased|let agreed|let'],
  [
    'withdrawn',
    'Retirada|retirado|cancelada|cancelado|vencida|vencido|eliminada|eliminado|de baja',
    'Withdrawn|canceled|cancelled|expired|deleted|removed|trash',
  ],
])

export const tagOptions = createOptions<PhotoTag>([
  ['facade', 'Fachada|exterior|frente', 'Front|facade|exterior|outside'],
  ['living_room', 'Sala|salón|sala comedor|estar', 'Living room|lounge'],
  ['kitchen', 'Cocina', 'Kitchen'],
  ['bedroom', 'Habitación|dormitorio|recámara|cuarto', 'Bedroom|room'],
  ['bathroom', 'Baño', 'Bathroom|bath'],
  ['balcony', 'Balcón|terraza|patio', 'Balcony|terrace'],
  ['social_area', 'Área social|áreas sociales|piscina|gimnasio|lobby', 'Shared area|common area|pool|gym'],
  ['view', 'Vista|vistas', 'View|views'],
  ['plan', 'Plano|planta', 'Floor plan|floorplan|plan'],
])

/** Yes and no as spreadsheets and programs say them. */
export const answerOptions = createOptions<'yes' | 'no'>([
  ['yes', 'Sí|s|verdadero|1|x|tiene|incluye|incluido|con|ok|cierto|✓|✔', 'Yes|y|true|on|t|included|1 0'],
  ['no', 'No|n|falso|0|no tiene|sin|ninguno|no incluye|ninguna', 'No|none|false|off|f|without|0 0'],
])

/** Whether the point that is shown is the exact one. */
export const pointOptions = createOptions<'exact' | 'approximate'>([
  ['exact', 'Exacto|exacta|sí|punto exacto', 'Exact|yes|true|1|show'],
  ['approximate', 'Aproximado|aproximada|cercano|no|punto cercano', 'Approximate|false|0|nearby|hide'],
])
