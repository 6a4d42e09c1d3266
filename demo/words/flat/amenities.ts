import type { Line } from '../grammar.ts'

/** What the building shares. */
export const amenities: readonly Line[] = [
  [
    'swimming_pool gym social_areas',
    'El edificio comparte piscina, gimnasio y un área social [con terraza|en la azotea|para celebraciones].',
    'Residents share a pool, a gym and a social area [with a terrace|on the roof|for parties].',
  ],
  [
    'swimming_pool gym !works',
    'Abajo están la piscina y el gimnasio, [tranquilos por la mañana|a unos pasos].',
    'The pool and gym are downstairs, [quiet in the mornings|a few steps away].',
  ],
  [
    'swimming_pool coast',
    'La piscina tiene camastros, sombra y [una zona llana para los niños|una parte poco profunda].',
    'The pool has loungers, shade and [a shallow end for children|a shallow part].',
  ],
  [
    'swimming_pool coast',
    'Hay piscina, jardines y duchas para [volver de la playa sin arena|quitarse la arena].',
    'There is a pool, gardens and showers for [coming back from the beach|rinsing off the sand].',
  ],
  [
    'swimming_pool !coast',
    'El residencial tiene piscina, algo que en {city} se agradece todo el año.',
    'There is a residents’ pool, welcome all year round in {city}.',
  ],
  [
    'gym !swimming_pool',
    'El edificio tiene [su propio gimnasio|gimnasio equipado], así que no hay que salir a ejercitarse.',
    'The building has [its own gym|an equipped gym], so there is no need to go out to work out.',
  ],
  [
    'gazebo social_areas !works',
    'Los domingos, el gazebo y el área social [se llenan de familia|son el punto de encuentro].',
    'On Sundays the gazebo and social area [fill with families|are where people meet].',
  ],
  [
    'gazebo',
    'Los residentes cuentan con un gazebo [con barbacoa|con parrilla y mesas].',
    'Residents have a gazebo [with a barbecue|with a grill and tables].',
  ],
  [
    'activities_room',
    'Hay salón de actividades para [cumpleaños y reuniones|celebraciones].',
    'There is a function room for [birthdays and meetings|celebrations].',
  ],
  [
    'roof_access',
    'La azotea es de uso común, [ideal para tomar sol|con buena vista al caer la tarde].',
    'The roof is shared, [good for sunbathing|with a fine view at dusk].',
  ],
  [
    'elevator tower',
    'El ascensor llega a los {levels} niveles y al sótano.',
    'The lift serves all {levels} levels and the basement.',
  ],
  [
    'elevator walkup',
    'El edificio es de {levels} niveles y [aun así tiene ascensor|tiene ascensor].',
    'The building has only {levels} levels [and still has a lift|and a lift].',
  ],
  [
    'walkup !elevator low',
    'Está en el {floor} y se sube por escalera, [sin esfuerzo|en un momento].',
    'It is on the {floor}, [an easy climb|a quick climb] by the stairs.',
  ],
  [
    'walkup !elevator top',
    'Se llega por escalera amplia y bien iluminada hasta el {floor}.',
    'A wide, well-lit staircase goes up to the {floor}.',
  ],
  [
    'locker',
    'Incluye un locker [en el sótano|en el nivel de parqueos] para lo que no se usa a diario.',
    'A storage locker [in the basement|on the parking level] is included.',
  ],
  [
    'garbage_duct',
    'En cada piso hay ducto de basura, [un viaje menos hasta abajo|así que no hay que bajarla].',
    'There is a rubbish chute on every floor, [one trip fewer downstairs|so nothing has to be carried down].',
  ],
  ['tower janitor', 'El lobby tiene recepción y conserje.', 'The lobby is staffed, with a caretaker on site.'],
  [
    'emergency_exit tower',
    'Cuenta con escalera de emergencia y [sistema contra incendios|detectores de humo].',
    'It has an emergency staircase and [a fire-protection system|smoke detectors].',
  ],
  [
    'walkup !works',
    'Son pocas familias por edificio, y [se nota en la tranquilidad|todos se conocen].',
    'There are few families in each building, and [it is noticeably quiet|everyone knows one another].',
  ],
  [
    'tower',
    'La torre tiene pocos apartamentos por piso.',
    'There are only a few apartments on each floor of the tower.',
  ],
  [
    'walkup !works',
    'El edificio es [pequeño y bien administrado|de pocas unidades y está al día].',
    'The building is [small and well run|small and up to date with its fees].',
  ],
  [
    'walkup !elevator',
    'Las escaleras son [anchas y ventiladas|amplias y con luz natural].',
    'The stairs are [wide and airy|broad and naturally lit].',
  ],
  [
    'walkup elevator',
    'Aunque es de pocos niveles, tiene ascensor, [que se agradece con la compra|lo que facilita la mudanza].',
    'Low as it is, the building has a lift, [welcome on shopping days|which makes moving in easier].',
  ],
  [
    'tower',
    'El lobby es [sobrio|de doble altura] y los pasillos son cortos.',
    'The lobby is [restrained|double-height] and the corridors short.',
  ],
  [
    'tower elevator',
    'Los ascensores son rápidos y uno es de carga.',
    'The lifts are quick, and one is a service lift.',
  ],
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
    'swimming_pool !works',
    'La piscina [se mantiene a diario|tiene horario amplio] y no hay que reservar.',
    'The pool is [cleaned daily|open long hours] and needs no booking.',
  ],
  [
    'swimming_pool beach !works',
    'Las áreas verdes y la piscina [las cuida un equipo fijo|tienen mantenimiento diario].',
    'The gardens and pool are [looked after by a permanent team|tended every day].',
  ],
  [
    'gym tower',
    'El gimnasio [abre desde temprano|tiene máquinas y pesas libres] y es solo para residentes.',
    'The gym [opens early|has machines and free weights] and is for residents only.',
  ],
  ['roof_access', 'Desde la azotea común se ven los atardeceres.', 'The shared roof is the place for sunsets.'],
  [
    'gazebo',
    'Para las reuniones está el gazebo, con [fregadero y parrilla|mesas y parrilla].',
    'For gatherings there is the gazebo, with [a sink and grill|tables and a grill].',
  ],
  [
    'activities_room',
    'En el salón de actividades [hay cocina propia|caben cincuenta personas].',
    'The function room [has its own kitchen|holds fifty people].',
  ],
  [
    'locker',
    'El trastero [se cierra con llave|da para maletas y bicicletas].',
    'The storage room [has its own lock|fits suitcases and bicycles].',
  ],
  [
    'emergency_exit',
    'Hay salida de emergencia y [extintores en cada piso|detectores en los pasillos].',
    'There is an emergency exit, with [extinguishers on every floor|detectors in the corridors].',
  ],
  ['cable_tv !works', 'El edificio tiene fibra de dos compañías.', 'The building has fibre from two companies.'],
]
