import type { Line } from '../grammar.ts'

export const living: readonly Line[] = [
  [
    'living_dining_room covered_terrace',
    'Sala y comedor se abren por completo a la terraza techada.',
    'Living and dining rooms open fully on to the covered terrace.',
  ],
  [
    'living_dining_room',
    'La sala-comedor es amplia y cruza la casa de frente a fondo.',
    'The living and dining room is wide and runs from the front of the house to the back.',
  ],
  [
    'living_dining_room modest',
    'La sala y el comedor comparten un espacio fresco, con ventanas a ambos lados.',
    'Living and dining rooms share a cool space with windows on both sides.',
  ],
  [
    'living_room dining_room',
    'Sala y comedor están separados por un arco, cada uno con su ventana.',
    'Living and dining rooms are separated by an arch, each with its own window.',
  ],
  [
    'living_room dining_room luxury',
    'El comedor formal da al jardín y la sala tiene techo a doble altura.',
    'The formal dining room faces the garden and the living room has a double-height ceiling.',
  ],
  [
    'family_room',
    'El family room queda junto a la cocina, donde de verdad se pasa el tiempo.',
    'The family room is next to the kitchen, where time is really spent.',
  ],
  [
    'drawing_room',
    'Hay un salón formal para recibir y otro más cómodo para el diario.',
    'There is a formal drawing room for guests and a more comfortable one for every day.',
  ],
  [
    'foyer',
    'El recibidor distribuye hacia el área social y las habitaciones.',
    'The entrance hall leads one way to the living areas and the other to the bedrooms.',
  ],
  [
    'studio twolevels',
    'El estudio está en la primera planta y puede ser habitación para los abuelos.',
    'The study is on the first floor and could be a bedroom for grandparents.',
  ],
  [
    'studio onelevel',
    'El estudio tiene su ventana al patio y sirve de oficina en casa.',
    'The study has a window on to the yard and works as a home office.',
  ],
  [
    'mezzanine',
    'Un mezzanine mira hacia la sala y sirve de biblioteca.',
    'A mezzanine looks down on the living room and makes a library.',
  ],
  [
    'covered_terrace swimming_pool',
    'La terraza techada tiene comedor, barra y salida directa a la piscina.',
    'The covered terrace has a dining area, a bar and steps to the pool.',
  ],
  [
    'covered_terrace',
    'La galería techada es el lugar de la mecedora y del café de la tarde.',
    'The covered gallery is the place for a rocking chair and afternoon coffee.',
  ],
  [
    'balcony twolevels',
    'Arriba hay balcón, con vista al jardín de la casa.',
    'Upstairs there is a balcony over the garden.',
  ],
  [
    'good/fine !luxury',
    'Los pisos son de porcelanato y las puertas de caoba.',
    'Floors are porcelain and doors mahogany.',
  ],
  [
    'plain',
    'Pisos de cerámica, persianas de aluminio y techo de concreto bien impermeabilizado.',
    'Tiled floors, aluminium shutters and a well-waterproofed concrete roof.',
  ],
  [
    'luxury',
    'Piedra coralina, madera y ventanales que se esconden en la pared.',
    'Coral stone, timber and windows that slide into the walls.',
  ],
  [
    'luxury',
    'Los acabados son de mármol y roble, y la iluminación está resuelta ambiente por ambiente.',
    'Finishes are marble and oak, and the lighting is designed room by room.',
  ],
  ['cornices', 'Los techos conservan cornisas trabajadas a mano.', 'The ceilings keep their hand-worked cornices.'],
  [
    'living_dining_room',
    'El área social [da al jardín|recibe luz de dos lados] y admite mesa de ocho.',
    'The living area [opens to the garden|gets light from two sides] and takes a table for eight.',
  ],
  [
    'living_dining_room modest',
    'Se entra a una sala-comedor [amplia|bien ventilada], pintada hace poco.',
    'You come into a [roomy|well-aired] living and dining room, recently painted.',
  ],
  [
    'living_room dining_room',
    'La sala es para las visitas y el comedor [cabe para diez|queda junto a la cocina].',
    'The living room is for visitors, and the dining room [seats ten|is next to the kitchen].',
  ],
  [
    'covered_terrace',
    'La terraza techada [se usa más que la sala|mira al patio].',
    'The covered terrace [gets more use than the living room|looks on to the yard].',
  ],
  [
    'terrace !swimming_pool',
    'Hay una terraza [al aire libre|de ladrillo] para las noches de brisa.',
    'There is [an open|a brick] terrace for breezy evenings.',
  ],
  [
    'plain',
    'La construcción es [de block y plato|sólida, de block], con pisos de cerámica.',
    'It is built of [block with a concrete slab|solid block], with tiled floors.',
  ],
  [
    'good',
    'Las terminaciones son [de buena madera|actuales], con porcelanato y luces led.',
    'Finishes are [good timber|up to date], with porcelain tile and LED lighting.',
  ],
  [
    'good mountain',
    'Madera vista, piedra del río y [ventanas que enmarcan el verde|techos a dos aguas].',
    'Exposed timber, river stone and [windows that frame the green|pitched ceilings].',
  ],
  [
    'fine resort',
    'La sala se abre [a todo lo ancho|en esquina] y el viento la cruza.',
    'The living room opens [across its whole width|at the corner] and the breeze runs through it.',
  ],
  [
    'family_room',
    'El estar familiar queda [arriba|atrás], lejos de las visitas.',
    'The family room is [upstairs|at the back], away from visitors.',
  ],
  [
    'stairs',
    'La escalera es [de granito|de madera] y tiene luz propia.',
    'The stairs are [terrazzo|timber] and have their own window.',
  ],
  [
    'works',
    'Los planos muestran un área social abierta y [patio al fondo|terraza techada].',
    'The plans show an open living area and [a yard behind|a covered terrace].',
  ],
]

export const kitchen: readonly Line[] = [
  [
    'pantry breakfast_room',
    'La cocina tiene isla, desayunador y despensa de las grandes.',
    'The kitchen has an island, a breakfast area and a proper pantry.',
  ],
  [
    'breakfast_room',
    'En la cocina hay espacio para desayunar sin pasar al comedor.',
    'There is room to have breakfast in the kitchen itself.',
  ],
  [
    'pantry',
    'Cocina con despensa y salida al patio de servicio.',
    'The kitchen has a pantry and a door to the service yard.',
  ],
  [
    'luxury',
    'Cocina italiana con isla de piedra, y una segunda cocina caliente detrás.',
    'An Italian kitchen with a stone island, and a second working kitchen behind it.',
  ],
  [
    'luxury',
    'La cocina se abre a la sala y esconde la zona de trabajo tras una puerta corrediza.',
    'The kitchen opens to the living room and hides its working area behind a sliding door.',
  ],
  [
    'good',
    'La cocina es modular, en madera, con tope de granito.',
    'The kitchen is fitted in timber, with granite worktops.',
  ],
  [
    'good washing_area',
    'Detrás de la cocina están el lavado y un patio pequeño de servicio.',
    'Behind the kitchen are the laundry and a small service yard.',
  ],
  [
    'plain',
    'La cocina es amplia, con tope de granito y ventana al patio.',
    'The kitchen is large, with a granite worktop and a window on to the yard.',
  ],
  [
    'plain',
    'Cocina con gabinetes de madera y espacio para mesa.',
    'A kitchen with wooden cabinets and room for a table.',
  ],
  [
    'service_area',
    'El cuarto de servicio tiene baño y entrada independiente.',
    'The service room has a bathroom and its own entrance.',
  ],
  ['white sale', 'La línea blanca entra en el precio.', 'Appliances are included in the price.'],
  ['white lease', 'La línea blanca está incluida.', 'Appliances are included.'],
  [
    'mountain',
    'La cocina tiene estufa de gas y un fogón de leña afuera, para los sancochos.',
    'The kitchen has a gas stove, and there is a wood hearth outside for long Sunday stews.',
  ],
  ['', 'La cocina recibe la luz de la mañana.', 'The kitchen gets the morning light.'],
  [
    'good',
    'Cocina [remodelada|amplia], con tope de granito y salida al patio.',
    'A [remodelled|large] kitchen with granite worktops and a door to the yard.',
  ],
  [
    'good',
    'La cocina tiene [barra|península] y gabinetes de [roble|cedro].',
    'The kitchen has [a bar|a peninsula] and [oak|cedar] cabinets.',
  ],
  [
    'plain',
    'La cocina da [al patio|a la marquesina de atrás] y tiene buena ventilación.',
    'The kitchen opens [to the yard|to the back] and is well ventilated.',
  ],
  [
    'plain modest',
    'Tiene cocina adentro y [fogón en el patio|lavadero techado afuera].',
    'There is a kitchen inside and [a hearth in the yard|a covered laundry outside].',
  ],
  [
    'luxury',
    'Isla, dos hornos y cava: la cocina está hecha para [recibir|quien cocina].',
    'Island, two ovens and a wine fridge: the kitchen is made for [entertaining|people who cook].',
  ],
  [
    'washing_area',
    'El área de lavado es [techada|independiente] y tiene pileta.',
    'The laundry area is [covered|separate] and has a sink.',
  ],
]

export const bedrooms: readonly Line[] = [
  [
    'luxury severalbaths',
    'Las {beds} tienen baño y vestidor; la principal, además, terraza o patio propio.',
    'All {beds} have a bathroom and dressing area; the main one has its own terrace or court as well.',
  ],
  [
    'twolevels severalbaths',
    'Las {beds} están arriba, con {baths} entre todas.',
    'The {beds} are upstairs, with {baths} between them.',
  ],
  [
    'twolevels',
    'Arriba, un pequeño estar reúne las habitaciones.',
    'Upstairs a small sitting area brings the bedrooms together.',
  ],
  [
    'onelevel severalbaths',
    'Tiene {beds} y {baths}, la principal con el suyo.',
    'It has {beds} and {baths}, the main bedroom with its own.',
  ],
  [
    'onelevel',
    'Las habitaciones quedan de un lado y el área social del otro.',
    'Bedrooms are on one side and living areas on the other.',
  ],
  ['severalbeds', 'Son {beds} con clóset y {baths} en total.', 'There are {beds} with closets and {baths} in all.'],
  [
    'severalbeds halfbath',
    'Suma {beds}, {baths} y clósets en todas las habitaciones.',
    'It comes to {beds}, {baths} and closets in every room.',
  ],
  [
    'severalbeds big',
    'La principal ocupa un ala entera, con vestidor y bañera.',
    'The main bedroom takes up a whole wing, with a dressing room and bath.',
  ],
  ['ac_split', 'Las habitaciones tienen aire acondicionado.', 'Bedrooms are air-conditioned.'],
  ['ac_central', 'El aire central llega a toda la casa.', 'Central air conditioning reaches the whole house.'],
  [
    'ac_preinstalled',
    'Las líneas del aire están instaladas en las habitaciones.',
    'Air-conditioning lines are in place in the bedrooms.',
  ],
  ['heater', 'Hay agua caliente en los baños.', 'There is hot water in the bathrooms.'],
  [
    'mountain',
    'En las habitaciones no hace falta aire: basta con abrir la ventana.',
    'The bedrooms need no air conditioning: opening a window is enough.',
  ],
  [
    'severalbeds',
    'Dispone de {beds}, todas con [ventana al jardín|clóset], y {baths}.',
    'It has {beds}, all with [garden windows|closets], and {baths}.',
  ],
  [
    'twolevels',
    'En la planta alta están las habitaciones y [un balcón corrido|un baño grande].',
    'The bedrooms are on the upper level, with [a long balcony|a large bathroom].',
  ],
  [
    'onelevel',
    'Las {beds} se alinean a un pasillo [corto|fresco], con {baths}.',
    'The {beds} open off a [short|cool] corridor, with {baths}.',
  ],
  [
    'modest',
    'Las habitaciones son [cómodas|de buen tamaño] y tienen persianas.',
    'The bedrooms are [comfortable|well sized] and have shutters.',
  ],
  [
    'modest severalbaths',
    'La principal tiene baño [dentro|privado] y las demás comparten el del pasillo.',
    'The main bedroom has [its own|a private] bathroom and the others share the one in the corridor.',
  ],
  [
    'luxury',
    'Cada habitación [se diseñó como suite|tiene vista propia], y la principal [ocupa la esquina|goza de terraza].',
    'Every bedroom [was designed as a suite|has a view of its own], and the main one [takes the corner|has a terrace].',
  ],
  [
    'good severalbaths',
    'La suite principal tiene vestidor; las otras habitaciones [comparten baño|tienen clóset grande].',
    'The main suite has a dressing room; the other bedrooms [share a bathroom|have large closets].',
  ],
  [
    'heater',
    'Los baños tienen calentador y [ducha amplia|piezas nuevas].',
    'The bathrooms have a water heater and [roomy showers|new fittings].',
  ],
  [
    'ac_split',
    'Hay aires [inverter en todas las habitaciones|en las habitaciones, con poco uso].',
    'There is air conditioning [in every bedroom, inverter type|in the bedrooms, little used].',
  ],
  [
    'ac_preinstalled',
    'Solo falta colgar los aires: la preinstalación está hecha.',
    'Only the air-conditioning units are missing: the lines are in.',
  ],
  [
    'fans',
    'Abanicos de techo en cada habitación [mueven el fresco|bastan casi siempre].',
    'Ceiling fans in every bedroom [keep the air moving|are usually enough].',
  ],
]

/** Pool, garden and yard. */
export const outside: readonly Line[] = [
  [
    'swimming_pool jacuzzi',
    'La piscina tiene jacuzzi integrado y un deck donde da el sol de la tarde.',
    'The pool has a built-in jacuzzi and a deck that catches the afternoon sun.',
  ],
  [
    'swimming_pool gazebo',
    'Junto a la piscina hay un gazebo con barbacoa y medio baño.',
    'By the pool there is a gazebo with a barbecue and a washroom.',
  ],
  [
    'swimming_pool',
    'La piscina recibe sol hasta tarde y el jardín ya tiene sombra hecha.',
    'The pool gets the sun until late, and the garden already has its shade.',
  ],
  [
    'swimming_pool',
    'El jardín rodea la piscina y se riega solo.',
    'The garden goes all around the pool and waters itself.',
  ],
  [
    'gazebo !swimming_pool',
    'El gazebo del patio tiene techo de cana y espacio para una mesa larga.',
    'The gazebo in the yard has a thatched roof and room for a long table.',
  ],
  [
    'courtyard modest',
    'Patio de buen tamaño, con matas de mango y limón.',
    'A good-sized yard with mango and lime trees.',
  ],
  [
    'courtyard',
    'El patio es privado y los muros dan sombra desde temprano.',
    'The patio is private, and its walls give shade from early in the day.',
  ],
  [
    'large_lot',
    'El terreno permite levantar otra construcción sin quitarle espacio a la casa.',
    'The land would take another building without crowding the house.',
  ],
  [
    'annexes',
    'Al fondo hay un anexo con baño, útil para visitas o encargado.',
    'At the back there is an annexe with a bathroom, useful for guests or a caretaker.',
  ],
  ['plot !large_lot', 'El solar mide {lot} y la construcción {m2}.', 'The plot measures {lot} and the house {m2}.'],
  ['plot', 'Ocupa un terreno de {lot}, con {m2} construidos.', 'It stands on {lot} of land, with {m2} built.'],
  [
    'mountain large_lot',
    'En los {lot} hay pinos, aguacates y un nacimiento de agua.',
    'On its {lot} there are pines, avocado trees and a spring.',
  ],
  [
    'terrace',
    'La terraza descubierta es para la noche, que aquí refresca.',
    'The open terrace is for the evenings, which are cool here.',
  ],
  [
    'swimming_pool',
    'La piscina es [de agua salada|alargada, para nadar] y tiene sombra al lado.',
    'The pool is [salt-water|long enough to swim in] and has shade beside it.',
  ],
  [
    'swimming_pool coast',
    'Alrededor de la piscina hay [palmas y coralina|grama y un área de asador].',
    'Around the pool there are [palms and coral stone|a lawn and a barbecue].',
  ],
  [
    'swimming_pool',
    'Del comedor se camina [descalzo|directo] a la piscina.',
    'From the dining room you walk [barefoot|straight] to the pool.',
  ],
  [
    'courtyard',
    'Atrás hay un patio [sembrado|con piso y árbol de sombra].',
    'Behind there is a yard [full of plants|with paving and a shade tree].',
  ],
  [
    'courtyard modest',
    'El patio da para [ampliar|gallinas, matas y tendedero].',
    'The yard has room for [an extension|hens, plants and a washing line].',
  ],
  [
    'plot',
    'El terreno es de {lot} y [está verjado|tiene forma regular].',
    'The plot is {lot} and [is walled|regular in shape].',
  ],
  [
    'plot modest',
    'Solar de {lot}, con [entrada para vehículo|callejón de servicio].',
    'A plot of {lot}, with [a drive|a service passage].',
  ],
  [
    'terrace',
    'Por la tarde la terraza queda [a la sombra|fresca].',
    'In the afternoon the terrace is [in the shade|cool].',
  ],
  [
    'gazebo',
    'Para los domingos hay gazebo, [parrilla y fogón|con techo de cana].',
    'For Sundays there is a gazebo [with grill and hearth|under thatch].',
  ],
  [
    'mountain',
    'El terreno baja [en terrazas|suave] y tiene aguacates y naranjos.',
    'The land falls [in terraces|gently] and has avocado and orange trees.',
  ],
]

export const utilities: readonly Line[] = [
  [
    'full_power_plant cistern',
    'La planta eléctrica mueve la casa completa y la cisterna es de las grandes.',
    'The generator runs the whole house, and the cistern is a large one.',
  ],
  ['full_power_plant', 'Con planta full, un apagón ni se nota.', 'With a full generator, a power cut goes unnoticed.'],
  [
    'inverter cistern',
    'Inversor con baterías nuevas y cisterna con bomba.',
    'An inverter with new batteries, and a cistern with a pump.',
  ],
  [
    'inverter water_tank',
    'Tiene inversor y tinaco, con la instalación separada por circuitos.',
    'It has an inverter and a roof tank, with wiring on separate circuits.',
  ],
  ['inverter', 'El inversor cubre luces, abanicos y nevera.', 'The inverter covers lights, fans and the fridge.'],
  [
    'common_power_plant',
    'El residencial tiene planta para las áreas comunes.',
    'The development has a generator for its common areas.',
  ],
  [
    'well',
    'El agua sale de pozo propio y no depende de la red.',
    'Water comes from its own well, independent of the mains.',
  ],
  [
    'cistern water_tank',
    'Cisterna y tinaco garantizan el agua de la semana.',
    'A cistern and roof tank guarantee a week’s water.',
  ],
  ['cistern', 'La cisterna tiene su bomba y se llena de la red.', 'The cistern has its pump and fills from the mains.'],
  ['water_tank', 'El tinaco da presión a toda la casa.', 'The roof tank gives pressure to the whole house.'],
  [
    'parkings parking_roofed',
    'En la marquesina caben {parking} techados.',
    'The car port takes {parking} under cover.',
  ],
  [
    'parkings',
    'Hay lugar para estacionar holgado: {parking} dentro del solar.',
    'There is ample room to park: {parking} inside the plot.',
  ],
  [
    'oneparking',
    'La marquesina es para un carro y al frente se estaciona sin problema.',
    'The car port takes one car, and there is room in front.',
  ],
  [
    'gates',
    'El acceso es controlado, con garita las 24 horas.',
    'Access is controlled, with a gatehouse staffed round the clock.',
  ],
  [
    'electric_gate !gates',
    'El portón es eléctrico y los muros perimetrales son altos.',
    'The gate is electric and the perimeter walls are high.',
  ],
  [
    'grids',
    'Los hierros de puertas y ventanas están recién pintados.',
    'The iron grilles on doors and windows have just been painted.',
  ],
  [
    'inverter',
    'Los apagones los cubre un inversor [de buena capacidad|con batería nueva].',
    'An inverter [of good capacity|with a new battery] covers power cuts.',
  ],
  [
    'inverter cistern',
    'Inversor, bomba y cisterna [quedan funcionando|están incluidos].',
    'Inverter, pump and cistern [are all in working order|are included].',
  ],
  [
    'full_power_plant',
    'La planta eléctrica [es silenciosa|se revisa cada mes] y enciende sola.',
    'The generator [is quiet|is checked monthly] and starts by itself.',
  ],
  ['cistern', 'Tiene cisterna de [dos mil|tres mil] galones.', 'It has a cistern of [two|three] thousand gallons.'],
  [
    'cistern water_tank',
    'El agua pasa de la cisterna al tinaco [con bomba automática|por bomba].',
    'Water goes from cistern to roof tank [by automatic pump|by pump].',
  ],
  [
    'water_tank',
    'Hay tinaco [de mil litros|en el techo] y buena presión.',
    'There is a [thousand-litre|roof] tank and good pressure.',
  ],
  [
    'well',
    'Un pozo [riega el jardín|asegura el agua] todo el año.',
    'A well [waters the garden|guarantees water] all year.',
  ],
  [
    'oneparking',
    'Cabe un vehículo bajo la marquesina [y otro en la entrada|con portón].',
    'One car fits under the car port[, another in the drive|, behind a gate].',
  ],
  [
    'parkings',
    'En el frente se acomodan {parking} [sin maniobras|con portón].',
    'There is room in front for {parking} [without manoeuvring|behind a gate].',
  ],
  [
    'parking_roofed',
    'La marquesina es [amplia|de plato], con depósito al lado.',
    'The car port is [wide|concrete-roofed], with a store beside it.',
  ],
  [
    'gates',
    'Hay vigilancia en la entrada y [ronda de noche|registro de visitas].',
    'There are guards at the entrance and [a night patrol|visitors are signed in].',
  ],
  [
    'electric_gate',
    'Portón eléctrico y [cámaras|verja alta] completan la seguridad.',
    'An electric gate and [cameras|a high wall] complete the security.',
  ],
  [
    'grids',
    'Está protegida con [hierros|rejas] por todos los lados.',
    'It is protected with [iron bars|grilles] on every side.',
  ],
  [
    'mountain',
    'El internet llega [por fibra|por antena] y la señal de celular es buena.',
    'Internet comes [by fibre|by antenna] and the mobile signal is good.',
  ],
]
