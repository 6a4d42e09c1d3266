/** The menu of whoever is signed in, the same on all pages of the settings. */
export default {
  'settings.title': 'Configuración',
  'settings.personal': 'Información personal',
  'settings.edit': 'Editar perfil',
  'settings.password': 'Cambiar contraseña',
  'settings.favourites': 'Favoritos',
  'settings.searches': 'Búsquedas guardadas',
  'settings.history': 'Historial de búsquedas',
  'settings.viewed': 'Vistas recientemente',
} as const
