import type { Line } from '../grammar.ts'

export const openings: readonly Line[] = [
  [
    'office_space high',
    'La oficina mide {m2} y está en el {floor}, con luz natural en todos los puestos.',
    'The office is {m2} on the {floor}, with daylight at every desk.',
  ],
  [
    'office_space',
    'Es una oficina lista para instalarse en {place}: {m2} con piso, techo y cableado.',
    'This office in {place} is ready to move into: {m2} with floor, ceiling and cabling.',
  ],
  [
    'office_space',
    'Son {m2} de planta libre, fáciles de dividir según el equipo.',
    'It is a clear {m2} floor, easy to divide to suit the team.',
  ],
  [
    'office_space tower',
    'Está en una torre corporativa de {levels} niveles, con recepción y control de acceso.',
    'It is in a corporate tower of {levels} levels, with reception and access control.',
  ],
  [
    'office_space lease !noparking',
    'Se alquila oficina de {m2} en {where}, con {parking}.',
    'A {m2} office to rent in {where}, with {parking}.',
  ],
  [
    'office_space !tower',
    'Segundo hogar de un despacho o consultorio: {m2} en un edificio pequeño de {place}.',
    'A good home for a law firm or surgery: {m2} in a small building in {place}.',
  ],
  [
    'commercial_premises ground',
    'Es un local a pie de calle con vitrina completa y {m2} de salón.',
    'This is a street-level shop with a full window and {m2} of floor.',
  ],
  [
    'commercial_premises ground',
    'Por la acera de este local de {m2} pasa gente todo el día.',
    'People pass this {m2} shop all day long.',
  ],
  [
    'commercial_premises !ground',
    'El local está en el segundo nivel de una plaza, con la escalera frente al parqueo.',
    'The unit is on the second level of a shopping plaza, its stairs facing the car park.',
  ],
  [
    'commercial_premises',
    'Es un local comercial de {m2} en {where}.',
    'These are {m2} commercial premises in {where}.',
  ],
  [
    'commercial_premises mezzanine',
    'El mezzanine añade depósito u oficina sin quitarle piso a la venta.',
    'A mezzanine adds storage or an office without taking sales floor.',
  ],
  [
    'commercial_premises lease',
    'En alquiler, {m2} con frente a la vía y letrero permitido.',
    'To rent: {m2} with street frontage and signage allowed.',
  ],
  [
    'commercial_premises sale',
    'Se vende con inquilino o desocupado, según convenga al comprador.',
    'It is sold with a tenant or vacant, as the buyer prefers.',
  ],
  [
    'commercial_premises coast',
    'Local en zona turística, donde la temporada alta dura medio año.',
    'Premises in a tourist area, where high season lasts half the year.',
  ],
  [
    'commercial_premises fine ac_split',
    'El local está terminado a nivel de marca: piso pulido, aire y fachada de vidrio.',
    'The premises are finished to brand standard: polished floor, air conditioning and glass front.',
  ],
  [
    'business coast',
    'Restaurante en marcha, con cocina equipada y terraza.',
    'A going restaurant with an equipped kitchen and terrace.',
  ],
  [
    'business modest',
    'Negocio de años en {place}, con clientela hecha y local de {m2}.',
    'A long-standing business in {place}, with its own clientele and {m2} premises.',
  ],
  [
    'business city',
    'Se traspasa negocio en operación en {place}, con equipos y licencias.',
    'A working business for transfer in {place}, with equipment and licences.',
  ],
  [
    'business',
    'Son {m2} con el negocio funcionando: [compras y abres al día siguiente|compras hoy y sigues operando].',
    'It is {m2} with the business running: [buy it and open the next day|buy today and keep trading].',
  ],
  [
    'business',
    'El dueño se retira y entrega el negocio andando, con su personal.',
    'The owner is retiring and hands over the business as it stands, staff included.',
  ],
  [
    'industrial_site',
    'Es una nave de {m2} sobre solar de {lot}, con andenes y patio de maniobras.',
    'This {m2} warehouse stands on {lot} of land, with docks and a truck yard.',
  ],
  [
    'industrial_site',
    'Para almacén, distribución o industria ligera: {m2} techados en {place}.',
    'For storage, distribution or light industry: {m2} under roof in {place}.',
  ],
  [
    'industrial_site lease',
    'Se alquila nave con capacidad para camiones y {m2} de almacenaje.',
    'A warehouse to rent, with truck access and {m2} of storage.',
  ],
  [
    'industrial_site',
    'Estructura metálica de luz libre, sin columnas en medio de los {m2}.',
    'A clear-span steel structure, with no columns in the middle of its {m2}.',
  ],
  [
    'building',
    'Edificio completo de {stories} niveles en {where}.',
    'A whole building of {stories} levels in {where}.',
  ],
  [
    'building sale',
    'Se vende el edificio entero: {m2} de construcción sobre {lot} de solar.',
    'The entire building is for sale: {m2} built on {lot} of land.',
  ],
  [
    'building sale',
    'Inversión que ya produce: {stories} niveles alquilados casi en su totalidad.',
    'An investment that already earns: {stories} levels, almost fully let.',
  ],
  [
    'building city',
    'Edificio con frente comercial en la primera planta y oficinas o viviendas arriba.',
    'A building with a commercial ground floor and offices or homes above.',
  ],
  [
    'building colonial',
    'Inmueble con fachada protegida y uso mixto dentro del casco histórico.',
    'A property with a listed façade and mixed use in the historic centre.',
  ],
  [
    'building lease',
    'Se alquila el edificio completo, ideal para colegio, clínica u oficinas.',
    'The whole building is to let, ideal for a school, clinic or offices.',
  ],
  [
    'building_or_plot',
    'Edificación antigua sobre {lot}: su valor está en el solar.',
    'An old building on {lot}: its value is in the land.',
  ],
  [
    'building_or_plot',
    'Se ofrece como edificio o como terreno, con {m2} construidos que pueden conservarse o demolerse.',
    'Offered as a building or as land, with {m2} built that can be kept or cleared.',
  ],
  [
    'building_or_plot',
    'Un frente amplio, {lot} de solar y una construcción de {stories} niveles que aún produce renta.',
    'A wide frontage, {lot} of land and a building of {stories} levels that still earns rent.',
  ],
  [
    'hotel coast',
    'Es un hotel de {rooms} habitaciones en {place}, con licencia vigente.',
    'This is a {rooms}-room hotel in {place}, its licence in force.',
  ],
  [
    'hotel swimming_pool',
    'Es un hotel pequeño con piscina, jardín y {rooms} habitaciones.',
    'This is a small hotel with a pool, garden and {rooms} rooms.',
  ],
  [
    'hotel colonial',
    'Es un hotel boutique de {rooms} habitaciones alrededor de un patio colonial.',
    'This is a boutique hotel of {rooms} rooms around a colonial patio.',
  ],
  [
    'hotel sale',
    'Se vende hotel en operación: {rooms} habitaciones y {m2} construidos.',
    'A working hotel for sale: {rooms} rooms and {m2} built.',
  ],
  [
    'hotel',
    'Es un alojamiento de escala humana, con {rooms} habitaciones y personal formado.',
    'It is lodging on a human scale, with {rooms} rooms and trained staff.',
  ],
  [
    'gas_station',
    'Estación de combustibles en operación, sobre {lot} y con tienda.',
    'A working fuel station on {lot}, with a shop.',
  ],
  [
    'gas_station',
    'Estación sobre vía principal de {city}, con tienda de conveniencia de {m2}.',
    'A station on a main road in {city}, with a {m2} convenience store.',
  ],
  [
    'exclusive !gas_station',
    'Propiedad en exclusiva, con visita previa cita.',
    'Offered exclusively; viewings by appointment.',
  ],
  [
    'office_space',
    'Espacio de oficina de {m2}, [esquinero|de un solo ambiente], en {where}.',
    'It is {m2} of office space, [on a corner|in a single room], in {where}.',
  ],
  [
    'office_space fine',
    'Oficina terminada por diseñador, con {m2} y [vidrio piso a techo|sala de juntas].',
    'A designer-finished {m2} office with [floor-to-ceiling glass|a boardroom].',
  ],
  [
    'commercial_premises',
    'Vitrina, letrero y {m2}: lo que necesita [una tienda|un negocio] en {place}.',
    'A window, a sign and {m2}: what [a shop|a business] needs in {place}.',
  ],
  [
    'commercial_premises city',
    'Local de {m2} en zona de oficinas, con [almuerzos llenos|público todo el día].',
    'A {m2} shop among offices, with [busy lunchtimes|customers all day].',
  ],
  [
    'commercial_premises modest',
    'En la calle comercial de {place}, local de {m2} [al lado de negocios conocidos|con parada de transporte cerca].',
    'On the shopping street of {place}, {m2} [next to well-known businesses|near a transport stop].',
  ],
  [
    'building sale',
    '{stories} niveles, {m2} y un solo título en {where}.',
    '{stories} levels, {m2} and a single title in {where}.',
  ],
  [
    'building central',
    'Edificio corporativo en {place}, [para sede propia|con inquilinos de años].',
    'A corporate building in {place}, [for a head office|with long-standing tenants].',
  ],
  [
    'building modest sale',
    'Edificio de apartamentos y local en {city}, [todo alquilado|con renta mensual comprobable].',
    'A building of apartments and a shop in {city}, [fully let|with provable monthly rent].',
  ],
  [
    'hotel coast',
    'Hotel a corta distancia del mar, con {rooms} habitaciones [y restaurante|y clientela europea].',
    'A hotel a short way from the sea, with {rooms} rooms [and a restaurant|and European guests].',
  ],
  [
    'hotel',
    'Operación hotelera completa en {where}: edificio, licencia y [equipo|marca].',
    'A complete hotel business in {where}: building, licence and [team|name].',
  ],
  [
    'business',
    'Comercio con [quince|veinte|doce] años en {place}, listo para cambiar de manos.',
    'A long-running business in {place}, ready to change hands.',
  ],
  [
    'industrial_site',
    'Almacén de {m2} en {where}, con [oficinas al frente|rampa y andén].',
    'A {m2} warehouse in {where}, with [offices in front|a ramp and dock].',
  ],
  [
    'industrial_site modest',
    'Terreno industrial de {lot} con nave construida y [espacio para ampliar|patio cerrado].',
    'Industrial land of {lot} with a warehouse built and [room to extend|a closed yard].',
  ],
  [
    'gas_station',
    'Negocio de combustibles con volumen estable en {where}.',
    'A fuel business with steady volume in {where}.',
  ],
  [
    'building_or_plot',
    'El inmueble, de {m2}, vale por su ubicación en {where}.',
    'The value of this {m2} property is its location in {where}.',
  ],
]
