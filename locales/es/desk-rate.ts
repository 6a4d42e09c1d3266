export default {
  'desk_rate.title': 'Tasa del dólar',
  'desk_rate.open': 'Ver y cambiar',
  'desk_rate.none': 'Todavía no hay',
  'desk_rate.failed': 'No pudimos leerla',
  'desk_rate.lead':
    'Con ella se muestran, se filtran y se ordenan todos los precios del sitio en la otra moneda, con su fecha y su fuente.',
  'desk_rate.rate': 'Pesos por un dólar',
  'desk_rate.rate_hint': 'Por ejemplo, 62.81',
  'desk_rate.move': '{move} frente a la actual, {rate}',
  'desk_rate.date': 'Fecha de la tasa',
  'desk_rate.source': 'Fuente',
  'desk_rate.save': 'Guardar la tasa',
  'desk_rate.saved': 'Los precios van ahora a {rate} por dólar.',
  'desk_rate.applying': 'La tasa de {rate} está llegando a los precios; con muchas propiedades tarda unos minutos.',
  'desk_rate.sure': '¿De verdad {move}?',
  'desk_rate.sure_text':
    'De {before} a {after} por dólar es un cambio grande. Desde que la guardes, todos los precios del sitio van a esa tasa.',
  'desk_rate.yes': 'Sí, guardar {rate}',
  'desk_rate.no': 'Corregirla',
  'desk_rate.history': 'Últimas tasas',
  'desk_rate.by_itself': 'El sitio',
} as const
