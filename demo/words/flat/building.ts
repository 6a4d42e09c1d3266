import type { Line } from '../grammar.ts'

/** What the building shares. */
export const shared: readonly Line[] = [
  ['swimming_pool gym social_areas', 'El edificio comparte piscina, gimnasio y un área social [con terraza|en la azotea|para celebrar].', 'The building shares a pool, a gym and a social area.'],
  ['swimming_pool gym', 'Abajo esperan la piscina y el gimnasio, casi siempre vacíos por la mañana.', 'Downstairs are the pool and gym, almost always empty in the morning.'],
  ['swimming_pool coast', 'La piscina tiene camastros, sombra y zona llana para niños.', 'The pool has loungers, shade and a shallow end for children.'],
  ['swimming_pool coast', 'Piscina, jardines y duchas para volver de la playa sin arena.', 'There is a pool, gardens and showers for rinsing off the beach.'],
  ['swimming_pool !coast', 'Tiene piscina para el residencial, algo que en {city} se agradece todo el año.', 'There is a pool for residents, welcome all year round in {city}.'],
  ['gym !swimming_pool', 'El gimnasio del edificio está equipado y no hay que salir a ejercitarse.', 'The building’s gym is equipped, so there is no need to go out to exercise.'],
  ['gazebo social_areas', 'El gazebo y el área de juegos se usan mucho los domingos.', 'The gazebo and play area get plenty of use on Sundays.'],
  ['gazebo', 'Un gazebo con barbacoa queda a disposición de los residentes.', 'Residents have a gazebo with a barbecue.'],
  ['activities_room', 'Hay salón de actividades para cumpleaños y reuniones.', 'There is a function room for birthdays and meetings.'],
  ['roof_access', 'La azotea es común y se usa para asolearse o tender.', 'The roof is shared, for sunbathing or drying clothes.'],
  ['elevator tower', 'El ascensor llega a los {levels} niveles y al sótano.', 'The lift serves all {levels} levels and the basement.'],
  ['elevator walkup', 'El edificio es bajo y aun así tiene ascensor.', 'The building is low and has a lift all the same.'],
  ['walkup !elevator low', 'Se sube por escalera, sin esfuerzo: está en el {floor}.', 'Access is by stairs, an easy climb to the {floor}.'],
  ['walkup !elevator top', 'Se llega por escalera amplia y bien iluminada hasta el {floor}.', 'A wide, well-lit staircase goes up to the {floor}.'],
  ['locker', 'Incluye un locker en el sótano para lo que no se usa a diario.', 'A storage locker in the basement is included.'],
  ['garbage_duct', 'El ducto de basura por piso ahorra el viaje hasta abajo.', 'A refuse chute on each floor saves the trip downstairs.'],
  ['tower janitor', 'El lobby tiene recepción y conserje.', 'The lobby is staffed, with a caretaker on site.'],
  ['emergency_exit tower', 'Cuenta con escalera de emergencia presurizada y sistema contra incendios.', 'It has a pressurised emergency staircase and a fire system.'],
  ['walkup', 'Son pocas familias por edificio, y eso se nota en el silencio.', 'There are few families in each building, and it shows in the quiet.'],
  ['tower', 'La torre tiene pocos apartamentos por piso.', 'There are only a few apartments on each floor of the tower.'],
]

/** Power and water, the first question of any Dominican buyer. */
export const power: readonly Line[] = [
  ['full_power_plant cistern', 'Planta full: cuando se va la luz aquí no cambia nada, y la cisterna asegura el agua.', 'A full backup generator means power cuts go unnoticed, and the cistern takes care of water.'],
  ['full_power_plant well', 'Con planta full y pozo, ni la luz ni el agua son tema.', 'With a full backup generator and a well, neither power nor water is ever a worry.'],
  ['full_power_plant transfer', 'La planta eléctrica entra sola por transfer y alimenta el apartamento completo.', 'The generator switches itself on and feeds the whole apartment.'],
  ['full_power_plant', 'El edificio tiene planta eléctrica full, con aire incluido.', 'The building has a full generator that carries the air conditioning too.'],
  ['full_power_plant tower', 'Toda la torre funciona con planta full, ascensores incluidos.', 'The whole tower runs on a full generator, lifts included.'],
  ['common_power_plant inverter', 'La planta cubre las áreas comunes, y adentro hay inversor.', 'The generator covers common areas, and there is an inverter inside.'],
  ['common_power_plant', 'La planta es para áreas comunes; el apartamento tiene línea lista para inversor.', 'The generator covers the common areas; the apartment is wired for an inverter.'],
  ['common_power_plant cistern', 'Hay planta para bombas, pasillos y portón, y cisterna compartida.', 'A generator runs the pumps, corridors and gate, and there is a shared cistern.'],
  ['inverter cistern', 'Inversor y cisterna resuelven la luz y el agua.', 'An inverter and a cistern take care of power and water.'],
  ['inverter', 'El inversor queda instalado, con sus baterías.', 'The inverter stays, batteries and all.'],
  ['cistern water_tank', 'Cisterna y tinaco mantienen la presión aunque falle la calle.', 'A cistern and roof tank keep the pressure up when the mains fail.'],
  ['cistern', 'La cisterna del edificio es grande y se llena desde la red.', 'The building’s large cistern fills from the mains.'],
  ['cistern well', 'El agua viene de la red y de un pozo propio.', 'Water comes from the mains and from the building’s own well.'],
]

/** Parking and who keeps the gate. */
export const parking: readonly Line[] = [
  ['parking_roofed parkings', 'Los {parking} son techados y están juntos.', 'The {parking} are covered and side by side.'],
  ['parking_roofed oneparking', 'El parqueo es techado y asignado.', 'The parking space is covered and reserved.'],
  ['parkings electric_gate', 'Tiene {parking} detrás de un portón eléctrico.', 'It has {parking} behind an electric gate.'],
  ['oneparking electric_gate', 'Un parqueo asignado, portón eléctrico y control de visitas.', 'One reserved parking space, an electric gate and visitor control.'],
  ['parkings', 'Le corresponden {parking}, más los de visita.', 'It comes with {parking}, plus visitors’ bays.'],
  ['oneparking', 'Le corresponde un parqueo y hay espacio para visitas.', 'It comes with one parking space, and there is room for visitors.'],
  ['janitor electric_gate', 'Hay seguridad las 24 horas y cámaras en los accesos.', 'There is round-the-clock security, with cameras at the entrances.'],
  ['gates electric_gate', 'El residencial es cerrado, con garita y acceso controlado.', 'The development is closed, with a gatehouse and controlled access.'],
  ['grids', 'Las ventanas tienen protectores de hierro.', 'The windows have iron grilles.'],
  ['electric_gate', 'Se entra por portón eléctrico, con intercom hasta el apartamento.', 'You enter through an electric gate, with an intercom to the apartment.'],
]
