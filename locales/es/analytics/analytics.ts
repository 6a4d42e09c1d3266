export default {
  'analytics.title': '¿Podemos medir cómo se usa el sitio?',
  'analytics.text':
    'Si aceptas, contamos en Google Analytics cuántos formularios se envían. No enviamos tu nombre, tu correo, tu teléfono ni la página que ves.',
  'analytics.privacy': 'Política de privacidad',
  'analytics.accept': 'Aceptar',
  'analytics.refuse': 'Rechazar',
  'analytics.said.granted': 'Tu respuesta actual: sí.',
  'analytics.said.refused': 'Tu respuesta actual: no.',
} as const
