export default {
  'offline.copy': 'Copia guardada el {date}.',
  'offline.copy_note': 'Estás sin conexión: el precio y la disponibilidad pueden haber cambiado.',
} as const
