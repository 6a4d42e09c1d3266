/** Things worth one mention, by the words that name them: nobody describes the same gazebo twice. */
const subjectWords = new Map<string, string>(
  Object.entries({
    fee: 'mantenimiento {fee}',
    '{beds}': '{beds} {bedroomed} {rooms}',
    '{near}': '{near} {near2}',
    parqueo: 'parqueo parqueos {parking}',
    terraza: 'terraza picuzzi',
    aire: 'aire aires',
    ascensor: 'ascensor ascensores',
    puestos: 'puestos personas',
    ...Object.fromEntries(
      'gazebo cumpleaños patio comedor vidrio vecinos adecuación {m2} cisterna tinaco inversor piscina gimnasio balcón estudio despensa desayunador título {separation} {delivery} {plan} confotur portón garita walk-in vestidor azotea conserje pozo calentador muebles playa {walk} {drive} cornisas escalera permisos frente {lot} andenes camiones pinos enramada bebederos corral drenaje lobby'
        .split(' ')
        .map((word) => [word, word]),
    ),
  }).flatMap(([subject, words]) => words.split(' ').map((word) => [word, subject] as const)),
)
/** Things that take several words to name. */
const subjectPhrases: readonly (readonly [phrase: string, subject: string])[] = [
  ['oficina en casa', 'oficina en casa'],
  ['planta eléctrica', 'planta'],
  ['planta full', 'planta'],
  ['planta cubre', 'planta'],
  ['planta es para', 'planta'],
  ['planta para', 'planta'],
  ['estar familiar', 'estar familiar'],
  ['family room', 'estar familiar'],
  ['servicio tiene', 'servicio'],
  ['de servicio está', 'servicio'],
  ['quien ayuda', 'servicio'],
  ['cuota de', 'fee'],
  ['agua caliente', 'calentador'],
  ['línea blanca', 'línea blanca'],
  ['baño propio', 'baño propio'],
  ['su baño', 'baño propio'],
  ['su propio baño', 'baño propio'],
  ['renta corta', 'renta corta'],
  ['rentarse por noche', 'renta corta'],
  ['pisos de', 'pisos'],
  ['pisos son', 'pisos'],
  ['porcelanato y luces', 'pisos'],
  ['porcelanato en toda', 'pisos'],
  ['cuidadas: porcelanato', 'pisos'],
  ['en exclusiva', 'exclusiva'],
  ['la exclusividad', 'exclusiva'],
  ['solo la ofrece', 'exclusiva'],
  ['baño de visitas', 'baño común'],
  ['baño común', 'baño común'],
  ['dos habitaciones', '{beds}'],
  ['tres habitaciones', '{beds}'],
  ['cuatro habitaciones', '{beds}'],
]
/** What bears a second mention where there is little else to say; anything else does not. */
export const bearsRepeating = new Set([
  'frente',
  'vecinos',
  '{near}',
  'permisos',
  'título',
  'playa',
  'escalera',
  'comedor',
  '{m2}',
])

/** What a line is about. */
export function readSubjects(spanish: string): string[] {
  const text = spanish.toLowerCase()
  const named = text.split(/[ ,.;:[\]|¿?()]+/).map((word) => subjectWords.get(word))
  const phrased = subjectPhrases.map(([phrase, subject]) => (text.includes(phrase) ? subject : undefined))
  return [...new Set([...named, ...phrased])].filter((subject) => subject !== undefined)
}
