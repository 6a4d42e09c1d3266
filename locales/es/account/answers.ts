export default {
  'answer.signed_up': 'Casi listo: te enviamos un correo. Ábrelo y confirma tu dirección para entrar.',
  'answer.restore_sent':
    'Si esa dirección tiene una cuenta, en unos minutos recibirás un enlace para crear otra contraseña.',
  'answer.password_reset': 'Tu contraseña nueva está guardada. Ya puedes iniciar sesión.',
  'answer.password_changed': 'Cambiamos tu contraseña y cerramos tus otras sesiones.',
  'answer.email_confirmed': 'Tu correo está confirmado. Ya puedes iniciar sesión.',
  'answer.confirmation_sent': 'Si esa dirección espera confirmación, en unos minutos recibirás el correo otra vez.',
  'answer.alert_sent': 'Casi listo: te enviamos un correo. Ábrelo y confirma que quieres los avisos.',
  'answer.alert_confirmed': 'Listo: te escribiremos cuando haya novedades.',
  'answer.alert_paused': 'Tus avisos de esta búsqueda están en pausa.',
} as const
