import contactWays from '../lead/contact-ways.ts'

/** Words of the pieces of pages that several rooms share: `web/ui/page/`. */
export default {
  ...contactWays,
  'pieces.breadcrumb': 'Ruta de la página',
  'pieces.share': 'Compartir',
  'pieces.copy_link': 'Copiar enlace',
  'pieces.link_copied': 'Enlace copiado',
  'pieces.copy_failed': 'Tu navegador no dejó copiar. Cópialo de la barra de direcciones.',
  'pieces.by_mail': 'Correo',
  'pieces.map_of': 'Mapa de {where}',
  'pieces.map_wheel': 'Usa {key} y la rueda para acercar el mapa',
  'pieces.map_fingers': 'Usa dos dedos para mover el mapa',
  'pieces.zoom_in': 'Acercar',
  'pieces.zoom_out': 'Alejar',
  'pieces.home': 'Inicio',
  'pieces.photo_of': 'Foto {number} de {count}: {alt}',
  'pieces.see_photos': { one: 'Ver la foto', other: 'Ver las {count} fotos' },
  'pieces.gallery': 'Fotos',
  'pieces.zoom': 'Acercar o alejar',
  'pieces.full_screen': 'Pantalla completa',
  'pieces.photo_failed': 'No pudimos cargar esta foto.',
  'pieces.speaks': 'Atiende en {languages}',
  'pieces.whatsapp': 'Escribir por WhatsApp',
  'pieces.call': 'Llamar al agente',
  'pieces.call_short': 'Llamar',
  'pieces.message': 'Mensaje',
  'pieces.offices': 'Oficinas de la red',
  'pieces.office_agents': { one: '{count} agente', other: '{count} agentes' },
  'pieces.amount_problem':
    'No entendemos este monto; la cuenta sigue con {amount}. Escríbelo en esa moneda, como 250,000 o 1.5 millones.',
  'pieces.percent_problem': 'Escribe un porcentaje de {least} a {most}, como 11.81.',
} as const
