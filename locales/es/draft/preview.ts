export default {
  'preview.back': 'Volver a editar',
  'preview.title': 'Como la verá el público',
  'preview.language': 'Idioma de la página',
  'preview.screen': 'Pantalla',
  'preview.phone': 'Teléfono',
  'preview.desktop': 'Computadora',
  'preview.frame': 'La página de la propiedad',
  'preview.looks': 'Así la encontrarán',
  'preview.google': 'En Google',
  'preview.whatsapp': 'En WhatsApp',
} as const
