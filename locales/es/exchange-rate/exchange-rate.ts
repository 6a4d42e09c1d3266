/** Words of the exchange rate as staff see and change it; the desk brings them. */
export default {
  'rate.title': 'Tasa del dólar',
  'rate.open': 'Ver y cambiar',
  'rate.none': 'Todavía no hay',
  'rate.failed': 'No pudimos cargarla',
  'rate.lead':
    'Con ella se muestran, se filtran y se ordenan todos los precios del sitio en la otra moneda, con su fecha y su fuente.',
  'rate.rate': 'Pesos por un dólar',
  'rate.rate_hint': 'Por ejemplo, 62.81',
  'rate.move': '{move} frente a la actual, {rate}',
  'rate.date': 'Fecha de la tasa',
  'rate.source': 'Fuente',
  'rate.save': 'Guardar la tasa',
  'rate.saved': 'Los precios ya se muestran a {rate} por dólar.',
  'rate.applying': 'Estamos actualizando los precios a {rate}; con muchas propiedades tarda unos minutos.',
  'rate.sure': '¿De verdad {move}?',
  'rate.sure_text':
    'De {before} a {after} por dólar es un cambio grande. Al guardarla, todos los precios del sitio usarán esa tasa.',
  'rate.yes': 'Sí, guardar {rate}',
  'rate.no': 'Corregirla',
  'rate.history': 'Últimas tasas',
  'rate.retry': 'Intentar de nuevo',
  'rate.by_itself': 'El sitio',
} as const
