import type { Near } from './landmarks.ts'

/** What is truly near the sectors of the National District. */
export const landmarksOfTheCapital: Record<string, readonly Near[]> = {
  'santo-domingo-piantini': [
    ['la avenida Abraham Lincoln', 'Abraham Lincoln Avenue'],
    ['la avenida Winston Churchill', 'Winston Churchill Avenue'],
    ['la Gustavo Mejía Ricart', 'Gustavo Mejía Ricart'],
    ['la zona de restaurantes de la Max Henríquez Ureña', 'the restaurant row on Max Henríquez Ureña'],
  ],
  'santo-domingo-naco': [
    ['la avenida Tiradentes', 'Tiradentes Avenue'],
    ['la avenida Lope de Vega', 'Lope de Vega Avenue'],
    ['la Fantino Falco', 'Fantino Falco street'],
  ],
  'santo-domingo-serralles': [
    ['la avenida Abraham Lincoln', 'Abraham Lincoln Avenue'],
    ['la avenida 27 de Febrero', '27 de Febrero Avenue'],
    ['la avenida Lope de Vega', 'Lope de Vega Avenue'],
  ],
  'santo-domingo-paraiso': [
    ['la avenida Winston Churchill', 'Winston Churchill Avenue'],
    ['la avenida John F. Kennedy', 'John F. Kennedy Avenue'],
  ],
  'santo-domingo-evaristo-morales': [
    ['la avenida Winston Churchill', 'Winston Churchill Avenue'],
    ['la avenida 27 de Febrero', '27 de Febrero Avenue'],
    ['la avenida Abraham Lincoln', 'Abraham Lincoln Avenue'],
  ],
  'santo-domingo-quisqueya': [
    ['la avenida 27 de Febrero', '27 de Febrero Avenue'],
    ['la avenida Núñez de Cáceres', 'Núñez de Cáceres Avenue'],
  ],
  'santo-domingo-bella-vista': [
    ['la avenida Sarasota', 'Sarasota Avenue'],
    ['la avenida Rómulo Betancourt', 'Rómulo Betancourt Avenue'],
    ['el parque Mirador Sur', 'Mirador Sur Park'],
  ],
  'santo-domingo-la-julia': [
    ['la avenida Sarasota', 'Sarasota Avenue'],
    ['la avenida Abraham Lincoln', 'Abraham Lincoln Avenue'],
  ],
  'santo-domingo-la-esperilla': [
    ['la avenida Bolívar', 'Bolívar Avenue'],
    ['la avenida Pedro Henríquez Ureña', 'Pedro Henríquez Ureña Avenue'],
    ['la avenida Lope de Vega', 'Lope de Vega Avenue'],
  ],
  'santo-domingo-gazcue': [
    ['el Malecón', 'the Malecón'],
    ['la avenida Independencia', 'Independencia Avenue'],
    ['la Plaza de la Cultura', 'the Plaza de la Cultura'],
  ],
  'santo-domingo-ciudad-nueva': [
    ['el Malecón', 'the Malecón'],
    ['el parque Independencia', 'Independencia Park'],
  ],
  'santo-domingo-ciudad-colonial': [
    ['la calle El Conde', 'El Conde street'],
    ['el parque Colón', 'Parque Colón'],
    ['la calle Las Damas', 'Las Damas street'],
  ],
  'santo-domingo-los-cacicazgos': [
    ['el parque Mirador Sur', 'Mirador Sur Park'],
    ['la avenida Anacaona', 'Anacaona Avenue'],
  ],
  'santo-domingo-mirador-sur': [
    ['el parque Mirador Sur', 'Mirador Sur Park'],
    ['la avenida Rómulo Betancourt', 'Rómulo Betancourt Avenue'],
  ],
  'santo-domingo-mirador-norte': [
    ['la avenida Rómulo Betancourt', 'Rómulo Betancourt Avenue'],
    ['el parque Mirador Sur', 'Mirador Sur Park'],
  ],
  'santo-domingo-renacimiento': [
    ['la avenida Sarasota', 'Sarasota Avenue'],
    ['la avenida Rómulo Betancourt', 'Rómulo Betancourt Avenue'],
  ],
  'santo-domingo-los-prados': [
    ['la avenida Núñez de Cáceres', 'Núñez de Cáceres Avenue'],
    ['la avenida John F. Kennedy', 'John F. Kennedy Avenue'],
  ],
  'santo-domingo-arroyo-hondo': [
    ['el Jardín Botánico', 'the Botanical Garden'],
    ['la avenida República de Colombia', 'República de Colombia Avenue'],
  ],
  'santo-domingo-viejo-arroyo-hondo': [
    ['la avenida John F. Kennedy', 'John F. Kennedy Avenue'],
    ['el Jardín Botánico', 'the Botanical Garden'],
  ],
  'santo-domingo-altos-de-arroyo-hondo': [
    ['la avenida República de Colombia', 'República de Colombia Avenue'],
    ['el Jardín Botánico', 'the Botanical Garden'],
  ],
  'santo-domingo-cuesta-hermosa': [
    ['la avenida República de Colombia', 'República de Colombia Avenue'],
    ['el Jardín Botánico', 'the Botanical Garden'],
  ],
  'santo-domingo': [
    ['la avenida 27 de Febrero', '27 de Febrero Avenue'],
    ['la avenida John F. Kennedy', 'John F. Kennedy Avenue'],
  ],
}
