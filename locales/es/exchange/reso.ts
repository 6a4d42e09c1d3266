/** Why the RESO Web API says no. */
export default {
  'reso.bearer': 'Falta un token con el permiso feed:read, o ya no es válido: va en Authorization, como Bearer.',
  'reso.resource': 'No hay ningún recurso {word}.',
  'reso.key': 'No hay nada con la clave {word}.',
  'reso.option': 'La opción {word} no se admite aquí.',
  'reso.twice': '{word} va una sola vez.',
  'reso.field': 'No hay ningún campo {word}.',
  'reso.filter': '$filter tiene un error en: {word}',
  'reso.filter_long': '$filter pasa de 2,000 caracteres.',
  'reso.number': '{word} debe ser un número entero dentro de lo permitido.',
  'reso.order': 'No se puede ordenar por {word}: solo por ModificationTimestamp, ListPrice o ListingKey.',
  'reso.expand': 'No se puede expandir {word}: solo Media.',
  'reso.count': '$count es true o false, no {word}.',
  'reso.format': 'El formato {word} no se admite.',
  'reso.token': 'Ese $skiptoken no es de esta consulta. Empieza de nuevo.',
  'reso.version': 'La versión {word} de OData no se admite: usa 4.0 o 4.01.',
} as const
