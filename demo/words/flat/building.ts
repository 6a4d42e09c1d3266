import type { Line } from '../grammar.ts'

/** What the building shares. */
export const shared: readonly Line[] = [
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
    'The basement store [locks|takes suitcases and bicycles].',
  ],
  [
    'emergency_exit',
    'Hay salida de emergencia y [extintores en cada piso|detectores en los pasillos].',
    'There is an emergency exit, with [extinguishers on every floor|detectors in the corridors].',
  ],
  ['cable_tv', 'El edificio tiene fibra de dos compañías.', 'The building has fibre from two companies.'],
]

/** Power and water, the first question of any Dominican buyer. */
export const power: readonly Line[] = [
  [
    'full_power_plant cistern',
    'Planta full: cuando se va la luz aquí no cambia nada, y la cisterna asegura el agua.',
    'A full backup generator means power cuts go unnoticed, and the cistern takes care of water.',
  ],
  [
    'full_power_plant well',
    'Con planta full y pozo, ni la luz ni el agua son tema.',
    'With a full backup generator and a well, neither power nor water is ever a worry.',
  ],
  [
    'full_power_plant transfer',
    'La planta eléctrica entra sola por transfer y alimenta el apartamento completo.',
    'The generator switches itself on and feeds the whole apartment.',
  ],
  [
    'full_power_plant',
    'El edificio tiene planta eléctrica full, con aire incluido.',
    'The building has a full generator that carries the air conditioning too.',
  ],
  [
    'full_power_plant tower',
    'Toda la torre funciona con planta full, ascensores incluidos.',
    'The whole tower runs on a full generator, lifts included.',
  ],
  [
    'common_power_plant inverter',
    'La planta cubre las áreas comunes, y adentro hay inversor.',
    'The generator covers common areas, and there is an inverter inside.',
  ],
  [
    'common_power_plant',
    'La planta es para áreas comunes; el apartamento tiene línea lista para inversor.',
    'The generator covers the common areas; the apartment is wired for an inverter.',
  ],
  [
    'common_power_plant cistern',
    'Hay planta para bombas, pasillos y portón, y cisterna compartida.',
    'A generator runs the pumps, corridors and gate, and there is a shared cistern.',
  ],
  [
    'inverter cistern',
    'Inversor y cisterna resuelven la luz y el agua.',
    'An inverter and a cistern take care of power and water.',
  ],
  ['inverter', 'El inversor queda instalado, con sus baterías.', 'The inverter stays, batteries and all.'],
  [
    'cistern water_tank',
    'Cisterna y tinaco mantienen la presión aunque falle la calle.',
    'A cistern and roof tank keep the pressure up when the mains fail.',
  ],
  [
    'cistern',
    'La cisterna del edificio es grande y se llena desde la red.',
    'The building’s large cistern fills from the mains.',
  ],
  [
    'cistern well',
    'El agua viene de la red y de un pozo propio.',
    'Water comes from the mains and from the building’s own well.',
  ],
  [
    'full_power_plant cistern',
    '[Energía y agua están resueltas|La energía y el agua no dependen de la calle]: planta full y cisterna de buen tamaño.',
    'Power and water [are taken care of|do not depend on the street]: a full generator and a good-sized cistern.',
  ],
  [
    'full_power_plant tower cistern',
    'La planta [full arranca en segundos|full entra en segundos] y la cisterna cubre varios días.',
    'The generator starts in seconds and the cistern lasts several days.',
  ],
  [
    'full_power_plant inverter',
    'Entre la planta full y el inversor, la nevera nunca se entera de un apagón.',
    'Between generator and inverter, the fridge never hears of a power cut.',
  ],
  [
    'full_power_plant',
    'Con planta full, [trabajar desde casa no tiene sobresaltos|el ascensor y el aire no se detienen].',
    'With a full generator, [working from home holds no surprises|the lift and the air conditioning never stop].',
  ],
  [
    'common_power_plant',
    'Si se va la luz, la planta mantiene [pasillos, bombas y ascensor|las áreas comunes y el bombeo].',
    'When the power goes, the generator keeps [corridors, pumps and lift|the common areas and the pumps] going.',
  ],
  [
    'common_power_plant well',
    'Planta para lo común y pozo propio: el agua sube siempre.',
    'A generator for the common parts and a well of its own: the water always comes up.',
  ],
  [
    'common_power_plant !inverter',
    'El cuadro eléctrico quedó preparado para inversor, que cada dueño instala a su medida.',
    'The panel is ready for an inverter, which each owner fits to their needs.',
  ],
  [
    'inverter',
    'Para los apagones tiene inversor de [3.5 kilos|3.6 kilos|5 kilos], que aguanta la noche.',
    'For power cuts there is an inverter that lasts the night.',
  ],
  [
    'inverter cistern',
    'Los apagones los cubre el inversor, y el agua la garantiza una cisterna [con bomba nueva|compartida].',
    'The inverter covers power cuts, and a cistern [with a new pump|shared with the neighbours] takes care of the water.',
  ],
  [
    'inverter water_tank',
    'Inversor adentro y tinaco arriba, como debe ser.',
    'An inverter inside and a tank on the roof, as it should be.',
  ],
  [
    'cistern',
    'Nunca falta el agua: la cisterna [está dimensionada para todo el edificio|abastece a todos los apartamentos].',
    'Water never runs short: the cistern [is sized for the whole building|supplies every apartment].',
  ],
  [
    'cistern !plant',
    'El agua se bombea desde cisterna, con presión pareja en la ducha.',
    'Water is pumped from a cistern, with even pressure in the shower.',
  ],
  [
    'cistern well',
    'Además de la cisterna hay pozo, así que el verano no preocupa.',
    'Besides the cistern there is a well, so the dry months are no worry.',
  ],
  [
    'water_tank cistern',
    'El agua llega a cisterna y de ahí a tinacos individuales.',
    'Water goes to a cistern and from there to individual tanks.',
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

/** Parking and who keeps the gate. */
export const parking: readonly Line[] = [
  [
    'parking_roofed parkings',
    'Los {parking} son techados y están juntos.',
    'The {parking} are covered and side by side.',
  ],
  ['parking_roofed oneparking', 'El parqueo es techado y asignado.', 'The parking space is covered and reserved.'],
  [
    'parkings electric_gate',
    'Tiene {parking} detrás de un portón eléctrico.',
    'It has {parking} behind an electric gate.',
  ],
  [
    'oneparking electric_gate',
    'Un parqueo asignado, portón eléctrico y control de visitas.',
    'One reserved parking space, an electric gate and visitor control.',
  ],
  ['parkings', 'Le corresponden {parking}, más los de visita.', 'It comes with {parking}, plus visitors’ bays.'],
  [
    'oneparking',
    'Le corresponde un parqueo y hay espacio para visitas.',
    'It comes with one parking space, and there is room for visitors.',
  ],
  [
    'janitor electric_gate',
    'Hay seguridad las 24 horas y cámaras en los accesos.',
    'There is round-the-clock security, with cameras at the entrances.',
  ],
  [
    'gates electric_gate',
    'El residencial es cerrado, con garita y acceso controlado.',
    'The development is closed, with a gatehouse and controlled access.',
  ],
  ['grids', 'Las ventanas tienen protectores de hierro.', 'The windows have iron grilles.'],
  [
    'electric_gate',
    'Se entra por portón eléctrico, con intercom hasta el apartamento.',
    'You enter through an electric gate, with an intercom to the apartment.',
  ],
  [
    'oneparking',
    'El parqueo [queda cerca de la entrada|está marcado y es fijo|no se comparte].',
    'The parking space [is near the entrance|is marked and fixed|is not shared].',
  ],
  [
    'oneparking parking_roofed',
    'Se estaciona bajo techo, [a pasos del ascensor|en una plaza cómoda].',
    'Parking is under cover, [steps from the lift|in an easy bay].',
  ],
  [
    'oneparking !parking_roofed',
    'El parqueo es descubierto, [frente al edificio|dentro de la verja].',
    'The parking space is in the open, [in front of the building|inside the gate].',
  ],
  [
    'parkings',
    'Los {parking} [están en línea|se asignan con el título|quedan en el mismo nivel].',
    'The {parking} [are in tandem|come with the title|are on the same level].',
  ],
  [
    'parkings parking_roofed',
    'Entran {parking} bajo techo, sin columnas que estorben.',
    'It takes {parking} under cover, with no columns in the way.',
  ],
  [
    'janitor',
    'Un conserje [cuida la entrada y las áreas comunes|recibe paquetes y atiende las áreas comunes].',
    'A caretaker [looks after the entrance and common areas|takes in parcels and tends the common areas].',
  ],
  [
    'janitor tower',
    'Vigilancia de día y de noche, con registro de visitas en el lobby.',
    'Guards day and night, with visitors signed in at the lobby.',
  ],
  [
    'gates',
    'Se entra por garita, con [vigilante permanente|código para visitas].',
    'You come in past a gatehouse, with [a guard always there|a code for visitors].',
  ],
  [
    'gates coast',
    'La garita funciona [las 24 horas|día y noche] y las calles internas son solo para residentes.',
    'The gatehouse works [round the clock|day and night] and the inner streets are for residents only.',
  ],
  [
    'electric_gate',
    'El portón se abre [a control remoto|desde el celular] y el perímetro tiene cámaras.',
    'The gate opens [by remote control|from your phone] and there are cameras around the perimeter.',
  ],
  [
    'electric_gate !janitor',
    'Portón eléctrico, verja perimetral y buena iluminación de noche.',
    'An electric gate, a perimeter fence and good lighting at night.',
  ],
  [
    'grids',
    'Balcón y ventanas están protegidos [con hierro forjado|con rejas pintadas de blanco].',
    'The balcony and windows are protected [with wrought iron|by white-painted bars].',
  ],
]
