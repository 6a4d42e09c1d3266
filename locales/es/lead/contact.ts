/** Words of the contact page; those of the dialog stand with the frame. */
export default {
  'contact.page.head.title': 'Contacto: teléfono, WhatsApp, correo y oficinas de {brand}',
  'contact.page.head.description':
    'Habla con nosotros por teléfono, WhatsApp o correo, o visita la oficina más cercana: direcciones, horario y mapa.',
  'contact.page.title': 'Hablemos',
  'contact.page.lead':
    'Cuéntanos qué buscas o qué quieres vender. Respondemos en un plazo de 24 a 48 horas; por WhatsApp, casi siempre antes.',
  'contact.page.crumb': 'Contacto',
  'contact.page.message': 'Hola, quiero información.',
  'contact.page.ways': 'Cómo encontrarnos',
  'contact.page.form': 'Escríbenos',
  'contact.page.promise': 'Te respondemos en un plazo de 24 a 48 horas.',
  'contact.page.whatsapp': 'WhatsApp',
  'contact.page.main_office': 'Oficina principal',
  'contact.page.offices': 'Todas las oficinas',
  'contact.page.offices_text': 'Puedes llamar directamente a la oficina de tu zona.',
  'contact.page.before': 'Quizá ya está respondido',
  'contact.page.questions': 'Preguntas frecuentes',
  'contact.page.questions_text': 'Compra, financiamiento, impuestos, proyectos y uso del sitio.',
  'contact.page.join': 'Trabaja con nosotros',
  'contact.page.join_text': 'Lo que ofrece la red y lo que pedimos a un agente.',
  'contact.page.franchise': 'Abre una oficina',
  'contact.page.franchise_text': 'Cómo funciona la franquicia, paso a paso.',
} as const
