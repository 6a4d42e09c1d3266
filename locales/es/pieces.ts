/** Words of the pieces of pages that several rooms share: `ui/pieces/`. */
export default {
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
} as const
