/** How to reach the network: in the dialog of every page, and where pages tell it. */
export default {
  'contact.title': 'Hablemos',
  'contact.lead': 'Escríbenos o llámanos; te orientamos sin compromiso.',
  'contact.phone': 'Teléfono',
  'contact.email': 'Correo',
  'contact.address': 'Oficina',
  'contact.hours': 'Horario',
  'contact.call': 'Llamar',
  'contact.write': 'Escribir por WhatsApp',
  'contact.offices': 'Oficinas y mapa',
  'contact.first_message': 'Hola, quiero información.',
} as const
