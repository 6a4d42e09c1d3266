import type { Line } from '../grammar.ts'

export const inside: readonly Line[] = [
  [
    'office_space !big',
    'El área abierta recibe a ocho o diez personas y deja sitio para dos privados.',
    'The open area seats eight or ten and leaves room for two private offices.',
  ],
  ['office_space halfbath', 'Tiene {half}, kitchenette y recepción.', 'It has {half}, a kitchenette and a reception.'],
  [
    'office_space fine',
    'Los cristales son de doble vidrio y el ruido de la avenida no sube.',
    'The windows are double-glazed and the noise of the avenue stays below.',
  ],
  [
    'office_space',
    'La sala de reuniones queda junto a la entrada, así nadie cruza la oficina.',
    'The meeting room is by the entrance, so visitors never cross the office.',
  ],
  [
    'office_space',
    'El piso es de porcelanato y el techo registrable.',
    'Floors are porcelain and the ceiling is accessible for cabling.',
  ],
  [
    'commercial_premises halfbath',
    'El salón es diáfano, con {half} al fondo y punto de agua.',
    'The floor is clear, with {half} at the back and a water point.',
  ],
  [
    'commercial_premises',
    'La altura permite estanterías altas o un entrepiso.',
    'The ceiling height allows tall shelving or a mezzanine.',
  ],
  [
    'commercial_premises',
    'Tiene frente de vidrio y puerta metálica enrollable.',
    'It has a glass front and a metal roller shutter.',
  ],
  [
    'commercial_premises',
    'La distribución sirve para tienda, farmacia, consultorio o cafetería.',
    'The layout would suit a shop, pharmacy, surgery or café.',
  ],
  [
    'business',
    'Incluye mobiliario, equipos de frío y sistema de facturación.',
    'Furniture, refrigeration and the till system are included.',
  ],
  [
    'business',
    'El salón, la cocina o taller y el depósito están bien separados.',
    'Front of house, work area and storeroom are well separated.',
  ],
  [
    'business ac_split',
    'Los {m2} están climatizados y recién pintados.',
    'All {m2} are air-conditioned and freshly painted.',
  ],
  [
    'industrial_site',
    'El piso es de concreto pulido, de alta resistencia.',
    'The floor is polished, heavy-duty concrete.',
  ],
  [
    'industrial_site mezzanine',
    'Las oficinas están en un entrepiso con vista a la nave.',
    'Offices are on a mezzanine overlooking the floor.',
  ],
  [
    'industrial_site',
    'Los camiones entran, giran y salen sin reversa larga.',
    'Trucks drive in, turn and leave without long reversing.',
  ],
  [
    'industrial_site halfbath',
    'Hay {half} para el personal y vestidores.',
    'There are {half} for staff, and changing rooms.',
  ],
  ['building', 'Cada nivel tiene contador y baño independientes.', 'Each level has its own meter and bathroom.'],
  [
    'building',
    'La escalera es ancha y las plantas se pueden redistribuir.',
    'The staircase is wide and the floors can be rearranged.',
  ],
  [
    'building',
    'La estructura es de columnas y vigas, apta para remodelar.',
    'The frame is columns and beams, suitable for remodelling.',
  ],
  [
    'building_or_plot',
    'La construcción es sólida y puede alquilarse mientras se decide su destino.',
    'The structure is sound and can be let while its future is decided.',
  ],
  [
    'building_or_plot',
    'El solar es regular, sin servidumbres conocidas.',
    'The plot is regular, with no known easements.',
  ],
  [
    'hotel ac_split ensuite',
    'Todas las habitaciones tienen baño y aire, y la recepción abre las 24 horas.',
    'Every room has a bathroom and air conditioning, and reception is open round the clock.',
  ],
  ['hotel', 'El restaurante sirve también al público de fuera.', 'The restaurant also serves outside guests.'],
  [
    'hotel',
    'Lavandería, almacén y área de empleados están en el mismo edificio.',
    'Laundry, stores and staff areas are in the same building.',
  ],
  [
    'gas_station',
    'Dispone de tanques en regla, área de lavado y oficinas.',
    'It has certified tanks, a car wash and offices.',
  ],
  [
    'gas_station',
    'La marquesina es nueva y los dispensadores están certificados.',
    'The canopy is new and the pumps are certified.',
  ],
  [
    'office_space small',
    'Caben [seis puestos|una docena de puestos], archivo y [sala pequeña|cocina].',
    'It holds [six desks|a dozen desks], files and [a small meeting room|a kitchen].',
  ],
  [
    'office_space',
    'Las divisiones son livianas y [se pueden mover|se quedan con la oficina].',
    'Partitions are light and [can be moved|come with the office].',
  ],
  [
    'office_space',
    'La luz natural llega a [tres lados|todo el frente] y hay persianas.',
    'Daylight comes in on [three sides|the whole front], and there are blinds.',
  ],
  [
    'commercial_premises',
    'El fondo sirve de [depósito|oficina] y tiene [ventilación|salida trasera].',
    'The back serves as [storage|an office] and has [ventilation|a rear door].',
  ],
  [
    'commercial_premises',
    'Piso de porcelanato, [techo con plafón|techo alto] y electricidad a 220.',
    'Porcelain floor, [suspended ceiling|high ceiling] and 220-volt power.',
  ],
  [
    'commercial_premises',
    'La fachada mide [seis metros|ocho metros|lo suficiente] para un letrero visible.',
    'The frontage is wide enough for a sign [people will see|visible from afar].',
  ],
  [
    'business',
    'El inventario se cuenta [el día del cierre|aparte] y los empleados están al día.',
    'Stock is counted [on closing day|separately] and staff are paid up to date.',
  ],
  [
    'business',
    'Los equipos tienen [factura|garantía] y el local cumple las normas de salud.',
    'The equipment has [receipts|its guarantee] and the premises meet health rules.',
  ],
  [
    'business',
    'Ventas [comprobables|registradas] y proveedores que [entregan a crédito|llevan años].',
    'Sales are [provable|on record], and suppliers [give credit|go back years].',
  ],
  [
    'industrial_site',
    'La altura libre es de [siete|ocho|nueve] metros.',
    'Clear height is [ample for racking|enough for four levels of racking].',
  ],
  [
    'industrial_site',
    'Hay andén para [dos|tres] furgones y piso reforzado.',
    'There is a dock for containers and a reinforced floor.',
  ],
  [
    'industrial_site',
    'El techo es [nuevo|aislado], con luz natural en la cumbrera.',
    'The roof is [new|insulated], with daylight along the ridge.',
  ],
  [
    'building',
    'En la azotea hay [tanques y espacio para paneles|lavandería y tanques].',
    'The roof has [tanks and room for panels|laundry and tanks].',
  ],
  [
    'building',
    'La distribución admite [oficinas, consultorios o apartamentos|cambio de uso], según permisos.',
    'The layout would suit [offices, surgeries or apartments|a change of use], subject to permits.',
  ],
  [
    'building',
    'La fachada se [pintó|impermeabilizó] hace poco y las ventanas son de aluminio.',
    'The front was [painted|waterproofed] recently and windows are aluminium.',
  ],
  [
    'hotel',
    'Las habitaciones se renovaron por [etapas|piso] y ninguna es igual.',
    'Rooms were renovated in [stages|turn] and no two are alike.',
  ],
  [
    'hotel',
    'Tiene cocina industrial, [bar|desayunador] y lavandería.',
    'It has a commercial kitchen, [a bar|a breakfast room] and laundry.',
  ],
  [
    'hotel',
    'Buena calificación en las plataformas y [ocupación estable|clientes que vuelven].',
    'Good ratings on booking sites and [steady occupancy|returning guests].',
  ],
  [
    'building_or_plot',
    'El ancho de calle permite [altura|estacionamiento], sujeto a la norma.',
    'The width of the street allows for [height|parking], subject to the rules.',
  ],
  [
    'building_or_plot',
    'Hay contadores separados y [cuatro|seis] inquilinos al día.',
    'There are separate meters, and tenants are paid up.',
  ],
  [
    'gas_station',
    'Vende gasolina, gasoil y [GLP|lubricantes], con tienda abierta hasta tarde.',
    'It sells petrol, diesel and [LPG|lubricants], with a shop open late.',
  ],
  [
    'gas_station',
    'Los permisos ambientales y de Industria y Comercio están vigentes.',
    'Environmental and trade ministry permits are in force.',
  ],
  ['gas_station', 'Hay cuatro islas y entrada por dos calles.', 'There are four islands and access from two streets.'],
]
