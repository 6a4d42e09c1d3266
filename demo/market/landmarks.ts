import { landmarksOfTheCapital } from './landmarks-of-the-capital.ts'

/** A landmark with its article, in Spanish and English. */
export type Near = readonly [es: string, en: string]

/** What is truly near each sector or, for the rest of its sectors, each city. */
const near: Record<string, readonly Near[]> = {
  ...landmarksOfTheCapital,
  'santo-domingo-este-alma-rosa-i': [
    ['la avenida Sabana Larga', 'Sabana Larga Avenue'],
    ['la avenida San Vicente de Paúl', 'San Vicente de Paúl Avenue'],
  ],
  'santo-domingo-este-ensanche-ozama': [
    ['la avenida Venezuela', 'Venezuela Avenue'],
    ['la avenida Sabana Larga', 'Sabana Larga Avenue'],
  ],
  'santo-domingo-este-san-isidro': [
    ['la autopista de San Isidro', 'the San Isidro highway'],
    ['la avenida Ecológica', 'Ecológica Avenue'],
  ],
  'santo-domingo-este-ciudad-juan-bosch': [
    ['la avenida Ecológica', 'Ecológica Avenue'],
    ['la Circunvalación Juan Bosch', 'the Juan Bosch bypass'],
  ],
  'santo-domingo-este': [
    ['la avenida San Vicente de Paúl', 'San Vicente de Paúl Avenue'],
    ['la carretera Mella', 'the Mella road'],
    ['la autopista Las Américas', 'the Las Américas highway'],
  ],
  'santo-domingo-norte': [
    ['la avenida Jacobo Majluta', 'Jacobo Majluta Avenue'],
    ['la avenida Hermanas Mirabal', 'Hermanas Mirabal Avenue'],
    ['el metro de Villa Mella', 'the Villa Mella metro line'],
  ],
  'santo-domingo-oeste': [
    ['la autopista Duarte', 'the Duarte highway'],
    ['la avenida Luperón', 'Luperón Avenue'],
    ['la prolongación 27 de Febrero', 'the 27 de Febrero extension'],
  ],
  'los-alcarrizos': [
    ['la autopista Duarte', 'the Duarte highway'],
    ['la línea del metro de Los Alcarrizos', 'the Los Alcarrizos metro line'],
  ],
  'pedro-brand': [['la autopista Duarte', 'the Duarte highway']],
  'boca-chica': [
    ['la playa de Boca Chica', 'Boca Chica beach'],
    ['el aeropuerto Las Américas', 'Las Américas airport'],
    ['la autopista Las Américas', 'the Las Américas highway'],
  ],
  'santiago-de-los-caballeros': [
    ['el Monumento', 'the Monument'],
    ['la avenida Juan Pablo Duarte', 'Juan Pablo Duarte Avenue'],
    ['la avenida 27 de Febrero', '27 de Febrero Avenue'],
    ['la autopista Duarte', 'the Duarte highway'],
  ],
  'santiago-de-los-caballeros-cerros-de-gurabo': [
    ['la avenida República de Argentina', 'República de Argentina Avenue'],
    ['la carretera de Gurabo', 'the Gurabo road'],
  ],
  'santiago-de-los-caballeros-gurabo': [
    ['la carretera de Gurabo', 'the Gurabo road'],
    ['la carretera turística Luperón', 'the Luperón scenic road'],
  ],
  tamboril: [['la carretera a Santiago', 'the road to Santiago']],
  'punta-cana-cap-cana': [
    ['la marina de Cap Cana', 'the Cap Cana marina'],
    ['playa Juanillo', 'Juanillo beach'],
    ['el campo Punta Espada', 'the Punta Espada golf course'],
  ],
  'punta-cana-downtown-punta-cana': [
    ['el boulevard Turístico del Este', 'the Boulevard Turístico del Este'],
    ['la autovía del Coral', 'the Autovía del Coral'],
  ],
  'punta-cana-puntacana-village': [
    ['el aeropuerto de Punta Cana', 'Punta Cana airport'],
    ['la plaza BlueMall', 'the BlueMall'],
  ],
  'punta-cana-puntacana-resort': [
    ['el campo de golf La Cana', 'the La Cana golf course'],
    ['el aeropuerto de Punta Cana', 'Punta Cana airport'],
  ],
  'punta-cana': [
    ['el aeropuerto de Punta Cana', 'Punta Cana airport'],
    ['el Downtown', 'Downtown Punta Cana'],
    ['el boulevard Turístico del Este', 'the Boulevard Turístico del Este'],
  ],
  'bavaro-cocotal': [
    ['el campo de golf de Cocotal', 'the Cocotal golf course'],
    ['la playa de Bávaro', 'Bávaro beach'],
  ],
  bavaro: [
    ['la playa de Bávaro', 'Bávaro beach'],
    ['la avenida Alemania', 'Alemania Avenue'],
    ['la avenida España', 'España Avenue'],
  ],
  'bavaro-macao': [['la playa de Macao', 'Macao beach']],
  'bavaro-uvero-alto': [['la playa de Uvero Alto', 'Uvero Alto beach']],
  higuey: [
    ['la Basílica', 'the Basilica'],
    ['la autovía del Este', 'the Autovía del Este'],
  ],
  bayahibe: [
    ['la playa Dominicus', 'Dominicus beach'],
    ['el muelle de los botes a Saona', 'the Saona boat dock'],
  ],
  'la-romana-casa-de-campo': [
    ['la marina de Casa de Campo', 'the Casa de Campo marina'],
    ['playa Minitas', 'Minitas beach'],
    ['el campo Teeth of the Dog', 'the Teeth of the Dog course'],
  ],
  'la-romana-altos-de-chavon': [['el anfiteatro de Altos de Chavón', 'the Altos de Chavón amphitheatre']],
  'la-romana': [
    ['el parque central de La Romana', "La Romana's central park"],
    ['la avenida Santa Rosa', 'Santa Rosa Avenue'],
  ],
  'san-pedro-de-macoris': [
    ['la Universidad Central del Este', 'the Universidad Central del Este'],
    ['el malecón de San Pedro', "San Pedro's seafront"],
  ],
  'juan-dolio': [
    ['el boulevard de Juan Dolio', 'the Juan Dolio boulevard'],
    ['la playa de Juan Dolio', 'Juan Dolio beach'],
    ['la autovía del Este', 'the Autovía del Este'],
  ],
  'puerto-plata': [
    ['el malecón de Puerto Plata', "Puerto Plata's seafront"],
    ['el teleférico', 'the cable car'],
    ['la Fortaleza San Felipe', 'the San Felipe fortress'],
  ],
  sosua: [
    ['la playa de Sosúa', 'Sosúa beach'],
    ['la calle Pedro Clisante', 'Pedro Clisante street'],
    ['el aeropuerto Gregorio Luperón', 'Gregorio Luperón airport'],
  ],
  cabarete: [
    ['Kite Beach', 'Kite Beach'],
    ['la bahía de Cabarete', 'Cabarete bay'],
    ['playa Encuentro', 'Encuentro beach'],
  ],
  luperon: [['la bahía de Luperón', 'Luperón bay']],
  samana: [
    ['el malecón de Samaná', "Samaná's seafront"],
    ['el puente peatonal de la bahía', 'the footbridge over the bay'],
  ],
  'las-terrenas': [
    ['playa Bonita', 'Playa Bonita'],
    ['playa Las Ballenas', 'Las Ballenas beach'],
    ['el Pueblo de los Pescadores', 'the Pueblo de los Pescadores'],
  ],
  'las-terrenas-el-limon': [['el salto El Limón', 'the El Limón waterfall']],
  'las-galeras': [
    ['playa Rincón', 'Rincón beach'],
    ['la playa de Las Galeras', 'Las Galeras beach'],
  ],
  sanchez: [['el parque nacional Los Haitises', 'Los Haitises National Park']],
  nagua: [
    ['la carretera Nagua–San Francisco', 'the Nagua to San Francisco road'],
    ['la costa de Nagua', 'the Nagua coast'],
  ],
  cabrera: [
    ['playa Diamante', 'Diamante beach'],
    ['la laguna Dudú', 'the Dudú lagoon'],
  ],
  'rio-san-juan': [
    ['la laguna Gri-Gri', 'the Gri-Gri lagoon'],
    ['playa Grande', 'Playa Grande'],
  ],
  'la-vega': [
    ['la autopista Duarte', 'the Duarte highway'],
    ['la catedral de La Vega', 'La Vega cathedral'],
  ],
  jarabacoa: [
    ['el río Yaque', 'the Yaque river'],
    ['el salto de Jimenoa', 'the Jimenoa waterfall'],
    ['la confluencia de los ríos', 'the meeting of the rivers'],
  ],
  constanza: [
    ['el valle de Constanza', 'the Constanza valley'],
    ['el salto de Aguas Blancas', 'the Aguas Blancas waterfall'],
  ],
  moca: [
    ['la autopista Ramón Cáceres', 'the Ramón Cáceres highway'],
    ['el parque de Moca', 'Moca Park'],
  ],
  'gaspar-hernandez': [['la carretera de la costa norte', 'the north coast road']],
  salcedo: [['la Casa Museo Hermanas Mirabal', 'the Mirabal Sisters museum']],
  'san-francisco-de-macoris': [
    ['la avenida Antonio Guzmán', 'Antonio Guzmán Avenue'],
    ['el parque Duarte', 'Duarte Park'],
  ],
  cotui: [['la presa de Hatillo', 'the Hatillo reservoir']],
  bonao: [
    ['la autopista Duarte', 'the Duarte highway'],
    ['el río Yuna', 'the Yuna river'],
  ],
  mao: [['la avenida Benito Monción', 'Benito Monción Avenue']],
  'monte-cristi': [
    ['el Morro', 'El Morro'],
    ['la playa Juan de Bolaños', 'Juan de Bolaños beach'],
  ],
  dajabon: [['el mercado fronterizo', 'the border market']],
  sabaneta: [['la carretera a Mao', 'the road to Mao']],
  'san-cristobal': [
    ['la autopista 6 de Noviembre', 'the 6 de Noviembre highway'],
    ['el parque Radhamés', 'Radhamés Park'],
  ],
  'bajos-de-haina': [
    ['el puerto de Haina', 'the port of Haina'],
    ['la carretera Sánchez', 'the Sánchez road'],
  ],
  'villa-altagracia': [['la autopista Duarte', 'the Duarte highway']],
  bani: [
    ['la carretera Sánchez', 'the Sánchez road'],
    ['el parque de las dunas de Baní', 'the Baní dune park'],
  ],
  'san-jose-de-ocoa': [['el parque Libertad', 'Libertad Park']],
  azua: [
    ['la carretera Sánchez', 'the Sánchez road'],
    ['playa Monte Río', 'Monte Río beach'],
  ],
  'san-juan-de-la-maguana': [['la avenida Independencia de San Juan', "San Juan's Independencia Avenue"]],
  comendador: [['el mercado binacional', 'the binational market']],
  barahona: [
    ['el malecón de Barahona', "Barahona's seafront"],
    ['la carretera de la costa', 'the coast road'],
  ],
  neiba: [['el balneario Las Marías', 'the Las Marías bathing pool']],
  jimani: [['el lago Enriquillo', 'Lake Enriquillo']],
  pedernales: [
    ['la Bahía de las Águilas', 'Bahía de las Águilas'],
    ['el puerto de Cabo Rojo', 'the port at Cabo Rojo'],
  ],
  'monte-plata': [['el salto de Socoa', 'the Socoa waterfall']],
  'hato-mayor': [['la carretera a San Pedro', 'the road to San Pedro']],
  'sabana-de-la-mar': [['el parque nacional Los Haitises', 'Los Haitises National Park']],
  'el-seibo': [['la basílica de la Santa Cruz', 'the Santa Cruz basilica']],
  miches: [
    ['la laguna Redonda', 'the Laguna Redonda'],
    ['playa Esmeralda', 'Playa Esmeralda'],
  ],
}

/** Landmarks near a sector: its own, else its city's, but never the sector itself. */
export function listLandmarks(sector: { slug: string; name: string }, city: string): readonly Near[] {
  const all = near[sector.slug] ?? near[city] ?? []
  return all.filter(([name]) => !name.toLowerCase().includes(sector.name.toLowerCase()))
}
