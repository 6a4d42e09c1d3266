/** Why the RESO Web API says no. */
export default {
  'reso.bearer': 'Falta un token con el permiso feed:read, o ya no vale: va en Authorization, como Bearer.',
  'reso.resource': 'No hay ningún recurso {word}.',
  'reso.key': 'No hay nada con la clave {word}.',
  'reso.option': 'Aquí no se puede pedir {word}.',
  'reso.twice': '{word} va una sola vez.',
  'reso.field': 'No hay ningún campo {word}.',
  'reso.filter': '$filter no se entiende en: {word}',
  'reso.filter_long': '$filter tiene más de 2,000 letras.',
  'reso.number': '{word} es un número entero que está fuera de lo que se puede pedir.',
  'reso.order': 'No se puede ordenar por {word}: solo por ModificationTimestamp, ListPrice o ListingKey.',
  'reso.expand': 'No se puede expandir {word}: solo Media.',
  'reso.count': '$count es true o false, no {word}.',
  'reso.format': 'No se responde en {word}.',
  'reso.token': 'Ese $skiptoken no es de esta consulta. Empieza de nuevo.',
  'reso.version': 'No se habla la versión {word} de OData: 4.0 o 4.01.',
} as const
