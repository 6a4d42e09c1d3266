export default {
  'letter.hello': 'Hola, {name}:',
  'letter.by': '{brand} · {city}',
  'letter.why': 'Recibes este correo porque alguien usó esta dirección en {brand}.',
  'letter.link': 'Si el botón no abre, copia esta dirección en tu navegador:',
  'letter.demo': 'Sitio de demostración: las propiedades y personas son ficticias.',
  'letter.confirm_email.subject': 'Confirma tu correo en {brand}',
  'letter.confirm_email.title': 'Un paso y estás dentro',
  'letter.confirm_email.text':
    'Confirma que esta dirección es tuya y podrás guardar propiedades, búsquedas y recibir avisos.',
  'letter.confirm_email.action': 'Confirmar mi correo',
  'letter.confirm_email.after':
    'El enlace sirve una vez y vence en 8 horas. Si no abriste esta cuenta, ignora este correo.',
  'letter.already_registered.subject': 'Ya tienes una cuenta en {brand}',
  'letter.already_registered.title': 'Esta dirección ya tiene cuenta',
  'letter.already_registered.text':
    'Alguien, quizá tú, quiso abrir una cuenta con esta dirección. No hace falta: la tuya sigue igual.',
  'letter.already_registered.action': 'Iniciar sesión',
  'letter.already_registered.after': '¿No recuerdas la contraseña? Crea otra aquí: {restore}',
  'letter.restore_password.subject': 'Crea una contraseña nueva en {brand}',
  'letter.restore_password.title': 'Tu contraseña nueva',
  'letter.restore_password.text': 'Pediste cambiar tu contraseña. Elige una nueva con este enlace.',
  'letter.restore_password.action': 'Crear contraseña',
  'letter.restore_password.after':
    'El enlace sirve una vez y vence en 60 minutos. Si no lo pediste, ignora este correo: tu contraseña no cambia.',
  'letter.password_changed.subject': 'Tu contraseña en {brand} cambió',
  'letter.password_changed.title': 'Tu contraseña cambió',
  'letter.password_changed.text':
    'Acabamos de guardar una contraseña nueva para tu cuenta y cerramos tus otras sesiones.',
  'letter.password_changed.action': 'No fui yo',
  'letter.password_changed.after': 'Si fuiste tú, no tienes que hacer nada.',
  'letter.confirm_new_email.subject': 'Confirma tu nueva dirección en {brand}',
  'letter.confirm_new_email.title': 'Confirma tu nueva dirección',
  'letter.confirm_new_email.text':
    'Pediste usar esta dirección en tu cuenta. Hasta que la confirmes sigue valiendo la anterior.',
  'letter.confirm_new_email.action': 'Usar esta dirección',
  'letter.confirm_new_email.after': 'El enlace sirve una vez y vence en 8 horas. Si no lo pediste, ignora este correo.',
  'letter.email_changing.subject': 'Tu cuenta de {brand} va a cambiar de correo',
  'letter.email_changing.title': 'Cambio de correo pedido',
  'letter.email_changing.text':
    'Desde tu cuenta se pidió usar {new_email} en lugar de esta dirección. El cambio valdrá cuando se confirme allá.',
  'letter.email_changing.action': 'No fui yo: cambiar mi contraseña',
  'letter.email_changing.after': 'Si fuiste tú, no tienes que hacer nada.',
  'letter.account_deleted.subject': 'Tu cuenta en {brand} se eliminó',
  'letter.account_deleted.title': 'Tu cuenta se eliminó',
  'letter.account_deleted.text':
    'Borramos tu perfil, favoritos, búsquedas e historial. Gracias por el tiempo con nosotros.',
  'letter.account_deleted.after': 'Este es el último correo que recibes de tu cuenta.',
} as const
