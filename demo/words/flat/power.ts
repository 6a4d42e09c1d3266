import type { Line } from '../grammar.ts'

/** Power and water, the first question of any Dominican buyer. */
export const power: readonly Line[] = [
  [
    'full_power_plant cistern',
    'Con planta full, cuando se va la luz aquí no cambia nada, y la cisterna [asegura el agua|cubre el agua].',
    'With a full backup generator, power cuts go unnoticed, and the cistern [takes care of water|covers the water].',
  ],
  [
    'full_power_plant well',
    'Con planta full y pozo, ni la luz ni el agua son [tema|preocupación].',
    'With a full backup generator and a well, neither power nor water is [ever a worry|an issue].',
  ],
  [
    'full_power_plant transfer',
    'La planta eléctrica entra sola y alimenta [el apartamento completo|todo el apartamento].',
    'The generator switches itself on and feeds the [whole|entire] apartment.',
  ],
  [
    'full_power_plant',
    'El edificio tiene planta eléctrica full, [con aire incluido|para todo el apartamento].',
    'The building has a full generator [that carries the air conditioning too|for the whole apartment].',
  ],
  [
    'full_power_plant tower elevator',
    'Toda la torre funciona con planta full, [ascensores incluidos|de las bombas a los ascensores].',
    'The whole tower runs on a full generator, [lifts included|from pumps to lifts].',
  ],
  [
    'common_power_plant inverter',
    'La planta cubre las áreas comunes, y adentro hay inversor.',
    'The generator covers common areas, and there is an inverter inside.',
  ],
  [
    'common_power_plant !inverter',
    'La planta es para áreas comunes; el apartamento tiene [línea lista para inversor|preinstalación de inversor].',
    'The generator covers the common areas; the apartment is [wired|ready] for an inverter.',
  ],
  [
    'common_power_plant cistern',
    'Hay planta para bombas, pasillos y portón, y [cisterna compartida|una cisterna común].',
    'A generator runs the pumps, corridors and gate, and there is [a shared|a common] cistern.',
  ],
  [
    'inverter cistern',
    'Inversor y cisterna resuelven la luz y el agua.',
    'An inverter and a cistern take care of power and water.',
  ],
  ['inverter', 'El inversor queda instalado, con sus baterías.', 'The inverter stays, batteries and all.'],
  [
    'cistern water_tank',
    'La cisterna y el tinaco mantienen la presión aunque [falle la calle|no llegue agua de la calle].',
    'A cistern and roof tank keep the pressure up when the mains [fail|run dry].',
  ],
  [
    'cistern',
    'La cisterna del edificio es grande y [se llena de la red|alcanza para varios días].',
    'The building’s cistern is large and [fills from the mains|lasts several days].',
  ],
  [
    'cistern well',
    'El agua viene de la red y de [un pozo propio|el pozo del edificio].',
    'Water comes from the mains and from [a private well|the building’s well].',
  ],
  [
    'full_power_plant cistern',
    '[Energía y agua están resueltas|La energía y el agua no dependen de la calle]: planta full y cisterna de buen tamaño.',
    'Power and water [are taken care of|do not depend on the street]: a full generator and a good-sized cistern.',
  ],
  [
    'full_power_plant tower cistern',
    'La planta full [arranca|entra] en segundos y la cisterna cubre varios días.',
    'The full generator [starts|cuts in] within seconds, and the cistern lasts several days.',
  ],
  [
    'full_power_plant inverter',
    'Entre la planta full y el inversor, los apagones pasan sin que te enteres.',
    'Between generator and inverter, power cuts pass you by.',
  ],
  [
    'full_power_plant elevator',
    'Con planta full, [se trabaja desde casa sin sobresaltos|el ascensor y el aire no se detienen].',
    'With a full generator, [working from home holds no surprises|the lift and the air conditioning never stop].',
  ],
  [
    'common_power_plant elevator',
    'Si se va la luz, la planta mantiene [pasillos, bombas y ascensor|las áreas comunes y el bombeo].',
    'When the power goes, the generator keeps [corridors, pumps and lift|the common areas and the pumps] going.',
  ],
  [
    'common_power_plant well',
    'Con planta para lo común y pozo propio, el agua sube siempre.',
    'With a generator for the common parts and a private well, the water always comes up.',
  ],
  [
    'common_power_plant !inverter',
    'El panel eléctrico quedó preparado para inversor, [que cada dueño instala a su medida|del tamaño que necesites].',
    'The electrical panel is ready for an inverter, [which each owner sizes to suit|whatever size you need].',
  ],
  [
    'inverter',
    'Para los apagones tiene inversor de [3.5 kilos|3.6 kilos|5 kilos], que aguanta la noche.',
    'For power cuts there is a [3.5 kW|3.6 kW|5 kW] inverter that lasts the night.',
  ],
  [
    'inverter cistern',
    'Los apagones los cubre el inversor, y el agua la garantiza una cisterna [con bomba nueva|compartida].',
    'The inverter covers power cuts, and a cistern [with a new pump|shared with the neighbours] takes care of the water.',
  ],
  [
    'inverter water_tank',
    'Hay inversor adentro y tinaco arriba, como debe ser.',
    'There is an inverter inside and a tank on the roof, as it should be.',
  ],
  [
    'cistern',
    'Nunca falta el agua: la cisterna [está dimensionada para todo el edificio|abastece a todos los apartamentos].',
    'Water never runs short: the cistern [is sized for the whole building|supplies every apartment].',
  ],
  [
    'cistern !plant',
    'El agua se bombea desde la cisterna, con [presión pareja en la ducha|buena presión].',
    'Water is pumped from a cistern, with [even pressure in the shower|good pressure].',
  ],
  [
    'cistern well',
    'Además de la cisterna hay pozo, así que [el verano no preocupa|el agua no falta].',
    'Besides the cistern there is a well, so [the dry months are no worry|water never runs short].',
  ],
  [
    'water_tank cistern',
    'El agua llega a la cisterna y de ahí a [tinacos individuales|los tinacos].',
    'Water goes to a cistern and from there to [individual|the roof] tanks.',
  ],
  [
    'plant !coast',
    'El gas es [por tubería, con medidor|común, con contador individual].',
    'Gas is [piped and metered|shared, with its own meter].',
  ],
  [
    'modest',
    'El sector tiene circuito de 24 horas [la mayor parte del año|desde hace tiempo].',
    'The area is on a round-the-clock circuit [most of the year|and has been for some time].',
  ],
]
