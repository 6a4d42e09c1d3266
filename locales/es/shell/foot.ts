import contactWays from '../lead/contact-ways.ts'

/** Words of the frame that wake lazily (`web/lazy.tsx`): the footer, the drawer, the contact dialog. */
export default {
  ...contactWays,
  'shell.punta_cana': 'Propiedades en Punta Cana',
  'shell.favourites': 'Favoritos',
  'shell.recently_viewed': 'Vistas recientemente',
  'shell.compare': 'Comparar',
  'shell.franchises': 'Franquicias',
  'shell.join': 'Únete',
  'shell.questions': 'Preguntas frecuentes',
  'shell.mortgages': 'Préstamos',
  'shell.terms': 'Términos y condiciones',
  'shell.privacy': 'Política de privacidad',
  'shell.search': 'Buscar',
  'shell.company': 'Empresa',
  'shell.analytics': 'Medición de uso',
  'shell.social': 'Redes sociales',
  'shell.newsletter': 'Boletín',
  'shell.newsletter_text': 'Precios, proyectos nuevos y consejos para comprar o alquilar, sin llenarte el buzón.',
  'shell.demo': 'Sitio de demostración: las personas, las agencias y las propiedades son ficticias.',
  'shell.copyright': '© {year} {brand}',
  'shell.version': 'Versión {version}',
} as const
