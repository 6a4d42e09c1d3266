export default {
  'collection.head.title': '{brand} Collection: villas, penthouses y fincas en República Dominicana',
  'collection.head.description': {
    one: '{count} propiedad elegida por nuestros agentes: frente al mar, junto al golf y en lo alto de la ciudad, con atención privada.',
    other:
      '{count} propiedades elegidas una por una: frente al mar, junto al golf y en lo alto de la ciudad, con atención privada.',
  },
  'collection.eyebrow': 'The Collection',
  'collection.title': 'La isla, en sus mejores casas',
  'collection.lead':
    'Villas frente al mar, penthouses y fincas elegidas una por una. Te las enseña quien las conoce por dentro, cuando te convenga.',
  'collection.see_all': { one: 'Ver la propiedad', other: 'Ver las {count} propiedades' },
  'collection.selection': 'Una selección',
  'collection.all': 'Todas las propiedades',
  'collection.places': 'Dónde están',
  'collection.count': { one: '{count} propiedad', other: '{count} propiedades' },
  'collection.agents': 'Quién las enseña',
  'collection.all_agents': 'Todos los agentes de la Collection',
  'collection.private': 'Atención privada',
  'collection.private_text':
    'Dinos qué buscas y te lo mostramos sin que nadie más lo sepa. Hay casas que no se anuncian.',
  'collection.talk': 'Hablar con nosotros',
  'collection.bedrooms': '{count} hab.',
} as const
