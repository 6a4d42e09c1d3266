export default {
  'gate.title': 'Sitio de pruebas',
  'gate.warning':
    'Todo lo que hay detrás de esta puerta es ficticio: propiedades, precios, personas y teléfonos. Nada se vende ni se alquila aquí.',
  'gate.password': 'Contraseña',
  'gate.show': 'Mostrar contraseña',
  'gate.hide': 'Ocultar contraseña',
  'gate.enter': 'Entrar',
  'gate.wrong': 'Contraseña incorrecta. Inténtalo de nuevo.',
  'gate.too_many': 'Demasiados intentos. Espera 10 minutos e inténtalo de nuevo.',
  'gate.real_site': 'Ir al sitio real',
  'gate.other_language': 'English',
} as const
