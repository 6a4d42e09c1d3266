export default {
  'analytics.title': '¿Podemos contar lo que pasa en el sitio?',
  'analytics.text':
    'Si aceptas, contamos en Google Analytics cuántos formularios se envían. No enviamos tu nombre, tu correo, tu teléfono ni la página que ves.',
  'analytics.privacy': 'Política de privacidad',
  'analytics.accept': 'Aceptar',
  'analytics.refuse': 'Rechazar',
  'analytics.said.granted': 'Hasta ahora dijiste que sí.',
  'analytics.said.refused': 'Hasta ahora dijiste que no.',
} as const
