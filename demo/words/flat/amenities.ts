import type { Line } from '../grammar.ts'

/** What the building shares. */
export const amenities: readonly Line[] = [
  [
    'swimming_pool gym social_areas',
    'El edificio comparte piscina, gimnasio y un área social [con terraza|en la azotea|para celebrar].',
    'The building shares a pool, a gym and a social area.',
  ],
  [
    'swimming_pool gym',
    'Abajo esperan la piscina y el gimnasio, casi siempre vacíos por la mañana.',
    'Downstairs are the pool and gym, almost always empty in the morning.',
  ],
  [
    'swimming_pool coast',
    'La piscina tiene camastros, sombra y zona llana para niños.',
    'The pool has loungers, shade and a shallow end for children.',
  ],
  [
    'swimming_pool coast',
    'Piscina, jardines y duchas para volver de la playa sin arena.',
    'There is a pool, gardens and showers for rinsing off the beach.',
  ],
  [
    'swimming_pool !coast',
    'Tiene piscina para el residencial, algo que en {city} se agradece todo el año.',
    'There is a pool for residents, welcome all year round in {city}.',
  ],
  [
    'gym !swimming_pool',
    'El gimnasio del edificio está equipado y no hay que salir a ejercitarse.',
    'The building’s gym is equipped, so there is no need to go out to exercise.',
  ],
  [
    'gazebo social_areas',
    'El gazebo y el área de juegos se usan mucho los domingos.',
    'The gazebo and play area get plenty of use on Sundays.',
  ],
  [
    'gazebo',
    'Un gazebo con barbacoa queda a disposición de los residentes.',
    'Residents have a gazebo with a barbecue.',
  ],
  [
    'activities_room',
    'Hay salón de actividades para cumpleaños y reuniones.',
    'There is a function room for birthdays and meetings.',
  ],
  [
    'roof_access',
    'La azotea es común y se usa para asolearse o tender.',
    'The roof is shared, for sunbathing or drying clothes.',
  ],
  [
    'elevator tower',
    'El ascensor llega a los {levels} niveles y al sótano.',
    'The lift serves all {levels} levels and the basement.',
  ],
  [
    'elevator walkup',
    'El edificio es bajo y aun así tiene ascensor.',
    'The building is low and has a lift all the same.',
  ],
  [
    'walkup !elevator low',
    'Se sube por escalera, sin esfuerzo: está en el {floor}.',
    'Access is by stairs, an easy climb to the {floor}.',
  ],
  [
    'walkup !elevator top',
    'Se llega por escalera amplia y bien iluminada hasta el {floor}.',
    'A wide, well-lit staircase goes up to the {floor}.',
  ],
  [
    'locker',
    'Incluye un locker en el sótano para lo que no se usa a diario.',
    'A storage locker in the basement is included.',
  ],
  [
    'garbage_duct',
    'El ducto de basura por piso ahorra el viaje hasta abajo.',
    'A refuse chute on each floor saves the trip downstairs.',
  ],
  ['tower janitor', 'El lobby tiene recepción y conserje.', 'The lobby is staffed, with a caretaker on site.'],
  [
    'emergency_exit tower',
    'Cuenta con escalera de emergencia presurizada y sistema contra incendios.',
    'It has a pressurised emergency staircase and a fire system.',
  ],
  [
    'walkup',
    'Son pocas familias por edificio, y eso se nota en el silencio.',
    'There are few families in each building, and it shows in the quiet.',
  ],
  [
    'tower',
    'La torre tiene pocos apartamentos por piso.',
    'There are only a few apartments on each floor of the tower.',
  ],
  [
    'walkup',
    'El edificio es [pequeño y bien administrado|de pocas unidades y está al día].',
    'The building is [small and well run|one of few homes, and well kept].',
  ],
  [
    'walkup !elevator',
    'Las escaleras son [anchas y ventiladas|amplias y con luz natural].',
    'The stairs are [wide and airy|broad and naturally lit].',
  ],
  [
    'walkup elevator',
    'Aunque es de pocos niveles, el ascensor facilita la compra y la mudanza.',
    'Low as it is, the building has a lift, which helps with shopping and moving in.',
  ],
  [
    'tower',
    'El lobby es [sobrio|de doble altura] y los pasillos son cortos.',
    'The lobby is [restrained|double-height] and the corridors short.',
  ],
  ['tower elevator', 'Los ascensores son rápidos y uno admite carga.', 'The lifts are quick, and one takes freight.'],
  [
    'tower social_areas',
    'El área social ocupa [la azotea|un nivel completo] y se reserva sin costo.',
    'The social area takes up [the roof|a whole level] and can be booked free of charge.',
  ],
  [
    'social_areas',
    'Los residentes comparten [un área social techada|un salón con terraza], útil para los cumpleaños.',
    'Residents share [a covered social area|a hall with a terrace], handy for birthdays.',
  ],
  [
    'swimming_pool',
    'La piscina [se mantiene a diario|tiene horario amplio] y no hay que reservar.',
    'The pool is [cleaned daily|open long hours] and needs no booking.',
  ],
  [
    'swimming_pool beach',
    'Las áreas verdes y la piscina [las cuida un equipo fijo|tienen mantenimiento diario].',
    'The gardens and pool are [looked after by a permanent team|tended every day].',
  ],
  [
    'gym tower',
    'El gimnasio mira [a la ciudad|al jardín] y abre desde temprano.',
    'The gym looks on to [the city|the garden] and opens early.',
  ],
  ['roof_access', 'Desde la azotea común se ven los atardeceres.', 'The shared roof is the place for sunsets.'],
  [
    'gazebo',
    'Para las reuniones está el gazebo, con [lavaplatos y parrilla|mesas y parrilla].',
    'For gatherings there is the gazebo, with [a sink and grill|tables and a grill].',
  ],
  [
    'activities_room',
    'El salón de actividades [tiene cocina propia|cabe para cincuenta personas].',
    'The function room [has its own kitchen|holds fifty people].',
  ],
  [
    'locker',
    'El trastero del sótano [se cierra con llave|da para maletas y bicicletas].',
    'The basement store [has its own lock|takes suitcases and bicycles].',
  ],
  [
    'emergency_exit',
    'Hay salida de emergencia y [extintores en cada piso|detectores en los pasillos].',
    'There is an emergency exit, with [extinguishers on every floor|detectors in the corridors].',
  ],
  ['cable_tv', 'El edificio tiene fibra de dos compañías.', 'The building has fibre from two companies.'],
]
