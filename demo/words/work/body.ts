import type { Line } from '../grammar.ts'

export const inside: readonly Line[] = [
  [
    'office_space',
    'El área abierta recibe a ocho o diez personas y deja sitio para dos privados.',
    'The open area seats eight or ten and leaves room for two private offices.',
  ],
  ['office_space', 'Tiene {half}, kitchenette y recepción.', 'It has {half}, a kitchenette and a reception.'],
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
    'commercial_premises',
    'El salón es diáfano, con {half} al fondo y punto de agua.',
    'The floor is clear, with {half} at the back and a water point.',
  ],
  [
    'commercial_premises',
    'La altura permite estanterías altas o un entrepiso.',
    'The ceiling height takes tall shelving or a mezzanine.',
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
  ['business', 'Los {m2} están climatizados y recién pintados.', 'The {m2} are air-conditioned and freshly painted.'],
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
  ['industrial_site', 'Hay {half} para el personal y vestidores.', 'There are {half} for staff, and changing rooms.'],
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
    'hotel',
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
    'office_space',
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
    'The layout would take [offices, surgeries or apartments|a change of use], subject to permits.',
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

export const utilities: readonly Line[] = [
  ['full_power_plant', 'La planta eléctrica cubre toda la carga.', 'The generator covers the full load.'],
  [
    'full_power_plant cistern',
    'Planta full y cisterna mantienen la operación sin cortes.',
    'A full generator and a cistern keep things running without a break.',
  ],
  [
    'common_power_plant',
    'Hay planta para áreas comunes y espacio para instalar la propia.',
    'There is a generator for common areas, and space to install your own.',
  ],
  ['transfer', 'El transfer automático ya está conectado.', 'The automatic transfer switch is already wired in.'],
  [
    'inverter',
    'Un inversor sostiene luces, caja y computadoras.',
    'An inverter keeps lights, till and computers going.',
  ],
  ['cistern', 'La cisterna es propia, con bomba nueva.', 'It has its own cistern with a new pump.'],
  ['well', 'Cuenta con pozo y permiso de extracción.', 'It has a well, with an extraction permit.'],
  [
    'ac_split',
    'El aire acondicionado está instalado y con mantenimiento al día.',
    'Air conditioning is installed and serviced.',
  ],
  ['ac_central', 'El aire es central, con control por área.', 'Air conditioning is central, with control by area.'],
  ['phone', 'La fibra óptica llega al inmueble.', 'Fibre optic reaches the property.'],
  [
    '',
    'La energía es estable en la zona y el contador es comercial.',
    'Power is stable in the area and the meter is commercial.',
  ],
  [
    'inverter',
    'Tiene inversor para [las cajas y la seguridad|lo esencial].',
    'An inverter covers [tills and security|the essentials].',
  ],
  [
    'full_power_plant',
    'Cuando falla la red, la planta [asume todo|entra de inmediato].',
    'When the mains fail, the generator [takes everything|starts at once].',
  ],
  [
    'cistern',
    'La cisterna da para [varios días|la operación normal].',
    'The cistern is enough for [several days|normal working].',
  ],
  [
    'ac_split',
    'Los aires son [inverter|de piso techo] y quedan instalados.',
    'The air conditioners are [inverter|floor-ceiling] units and stay in place.',
  ],
  [
    'phone',
    'Hay internet de [dos proveedores|fibra] y teléfono.',
    'There is [internet from two providers|fibre internet] and a telephone line.',
  ],
  ['water_tank', 'El tinaco sirve de respaldo al agua de la calle.', 'A roof tank backs up the mains water.'],
  [
    '',
    'La instalación eléctrica es [nueva|trifásica], con tablero rotulado.',
    'The wiring is [new|three-phase], with a labelled panel.',
  ],
  ['', 'Cuenta con [alarma|cámaras] y acometida independiente.', 'It has [an alarm|cameras] and its own supply.'],
]

export const access: readonly Line[] = [
  [
    'parkings',
    'Le corresponden {parking}, además de los de clientes.',
    'It has {parking}, besides those for customers.',
  ],
  [
    'oneparking',
    'Tiene un parqueo fijo y rotación rápida al frente.',
    'It has one fixed parking space and quick turnover in front.',
  ],
  [
    'noparking',
    'Se estaciona en la calle, donde siempre hay movimiento.',
    'Parking is on the street, where there is always movement.',
  ],
  ['elevator', 'El ascensor llega a todos los niveles.', 'The lift reaches every level.'],
  ['gates', 'El recinto es cerrado, con garita y vigilancia.', 'The compound is closed, with a gatehouse and guards.'],
  ['janitor', 'Hay conserjería y seguridad permanente.', 'There is a caretaker and permanent security.'],
  [
    'electric_gate',
    'El portón es eléctrico y da a la calle lateral.',
    'The electric gate opens on to the side street.',
  ],
  [
    'emergency_exit',
    'Cumple con salida de emergencia y señalización.',
    'It meets the rules on emergency exits and signs.',
  ],
  ['', 'El acceso es directo desde la vía principal.', 'Access is straight from the main road.'],
  [
    'parkings',
    'Los {parking} son [del frente|propios], y la calle admite más.',
    'The {parking} are [in front|its own], and the street takes more.',
  ],
  [
    'parkings',
    'Se estaciona con facilidad: {parking} [dentro|marcados].',
    'Parking is easy: {parking} [inside|marked].',
  ],
  [
    'ground',
    'Se entra sin escalones, a nivel de [acera|calle].',
    'You enter without steps, at [pavement|street] level.',
  ],
  [
    '',
    'Pasa transporte público [por la puerta|cada pocos minutos].',
    'Public transport passes [the door|every few minutes].',
  ],
  [
    '',
    'La carga y descarga se hace [por detrás|temprano] sin molestar.',
    'Loading is done [at the back|early] without disturbing anyone.',
  ],
  ['grids', 'La seguridad incluye puerta metálica y rejas.', 'Security includes a metal shutter and grilles.'],
]

export const place: readonly Line[] = [
  ['', 'La referencia más cercana es {near}.', 'The nearest landmark is {near}.'],
  ['', 'Está bien comunicado con {near} y {near2}.', 'It is well connected to {near} and {near2}.'],
  [
    'central',
    'En {place} se concentran bancos, clínicas y bufetes.',
    '{place} is where banks, clinics and law firms gather.',
  ],
  ['central', 'A una cuadra pasan {near} y el transporte público.', '{near} and public transport are a block away.'],
  [
    'residential',
    'La zona suma viviendas y comercios nuevos cada año, con {near} cerca.',
    'The area gains homes and shops every year, with {near} close by.',
  ],
  [
    'uptown',
    'Santiago crece hacia {place}, y {near} lleva hasta la puerta.',
    'Santiago is growing towards {place}, and {near} leads to the door.',
  ],
  [
    'modest',
    'En {place} el tránsito peatonal es constante, sobre todo los fines de semana.',
    'Foot traffic in {place} is constant, above all at weekends.',
  ],
  [
    'outskirts industrial_site',
    'La salida a {near} evita el centro de la ciudad.',
    'The way out to {near} avoids the city centre.',
  ],
  ['coast', 'A {near} llegan visitantes todo el año.', 'Visitors come to {near} all year round.'],
  [
    'colonial',
    'Entre {near} y los museos, el paso de visitantes no se detiene.',
    'Between {near} and the museums, visitors never stop passing.',
  ],
]

export const terms: readonly Line[] = [
  ['sale', 'El título está deslindado y los impuestos al día.', 'The title is surveyed and taxes are paid.'],
  [
    'sale',
    'Se entregan estados de cuenta y contratos a compradores calificados.',
    'Statements and contracts are available to qualified buyers.',
  ],
  [
    'sale !business',
    'El rendimiento actual puede verificarse con los contratos vigentes.',
    'Current returns can be checked against the contracts in force.',
  ],
  [
    'lease',
    'Contrato de tres años con ajuste anual acordado; depósito y garante.',
    'Three-year contract with an agreed yearly adjustment; deposit and guarantor.',
  ],
  [
    'lease',
    'Disponible de inmediato, con un mes de gracia para adecuación.',
    'Available at once, with a month rent-free for fitting out.',
  ],
  ['lease', 'El precio no incluye ITBIS ni mantenimiento.', 'The rent does not include tax or maintenance.'],
  ['fee', 'La cuota del condominio es de {fee} mensuales.', 'The condominium fee is {fee} a month.'],
  [
    'business',
    'El traspaso incluye marca, permisos y cartera de suplidores.',
    'The transfer includes name, permits and supplier list.',
  ],
  [
    'hotel',
    'Las cuentas de explotación se muestran con acuerdo de confidencialidad.',
    'Trading accounts are shown under a confidentiality agreement.',
  ],
  [
    'gas_station',
    'El contrato con la distribuidora se transfiere al comprador.',
    'The supply contract passes to the buyer.',
  ],
  ['exclusive', 'La negociación se lleva con discreción.', 'Negotiations are handled with discretion.'],
  [
    'sale',
    'Se vende [libre de gravámenes|con título individual], y el cierre puede ser rápido.',
    'It is sold [free of charges|with its own title], and closing can be quick.',
  ],
  [
    'sale',
    'El propietario acepta [financiamiento parcial|propuestas serias] con buen inicial.',
    'The owner will consider [part financing|serious proposals] with a good deposit.',
  ],
  [
    'sale',
    'Los planos y la [tasación|certificación] están en carpeta.',
    'Plans and the [valuation|certificate] are on file.',
  ],
  [
    'lease',
    'Depósito, [garante comercial|estados financieros] y contrato registrado.',
    'Deposit, [a commercial guarantor|financial statements] and a registered contract.',
  ],
  [
    'lease',
    'El propietario da [un mes|dos meses] para montar el negocio.',
    'The owner gives [one month|two months] to set up.',
  ],
  [
    'lease',
    'Contrato [desde dos años|a mediano plazo], con opción de renovar.',
    'Contract [from two years|for the medium term], with an option to renew.',
  ],
]

export const suits: readonly Line[] = [
  [
    'office_space',
    'Adecuada para bufete, firma contable o empresa de tecnología.',
    'Suited to a law firm, accountants or a technology company.',
  ],
  [
    'office_space sale',
    'Quien hoy paga alquiler por una oficina parecida puede hacer la cuenta.',
    'Anyone paying rent for a similar office can do the sums.',
  ],
  [
    'commercial_premises',
    'Funciona para una marca que abre su segunda o tercera sucursal.',
    'It works for a brand opening its second or third branch.',
  ],
  [
    'commercial_premises modest',
    'Sirve para colmado grande, repuestos, salón o clínica dental.',
    'It would suit a grocery, car parts, a salon or a dental clinic.',
  ],
  [
    'business',
    'Ideal para quien regresa al país y quiere empezar con algo probado.',
    'Ideal for someone coming home who wants to start with something proven.',
  ],
  [
    'industrial_site',
    'Conviene a distribuidores que atienden la capital y el interior.',
    'It suits distributors serving the capital and the provinces.',
  ],
  [
    'building',
    'Para inversionista que prefiere un solo título y varios inquilinos.',
    'For an investor who prefers one title and several tenants.',
  ],
  [
    'building_or_plot',
    'Para desarrollador o para quien busca renta y tierra a la vez.',
    'For a developer, or for someone who wants both rent and land.',
  ],
  [
    'hotel',
    'Da para operarlo en familia o entregarlo a una administradora.',
    'It can be run by a family or handed to an operator.',
  ],
  [
    'gas_station',
    'Es una inversión de largo plazo, con ingreso diario.',
    'It is a long-term investment with daily income.',
  ],
  [
    '',
    'Se visita fuera de horario para no interrumpir la operación.',
    'Viewings are out of hours, so as not to interrupt work.',
  ],
  [
    'commercial_premises',
    'Una farmacia, una óptica o [un café|una heladería] encontrarían aquí su público.',
    'A pharmacy, an optician or [a café|an ice-cream parlour] would find its public here.',
  ],
  [
    'office_space',
    'Consultorio, notaría o [agencia|firma de ingeniería]: el espacio se adapta.',
    'A surgery, a notary or [an agency|an engineering firm]: the space adapts.',
  ],
  [
    'office_space',
    'El edificio tiene [buenos vecinos|empresas establecidas] y horario amplio.',
    'The building has [good neighbours|established companies] and long hours.',
  ],
  [
    'business',
    'El dueño acompaña [un mes|seis semanas] de transición.',
    'The owner stays on for [a month|six weeks] to hand over.',
  ],
  [
    'building',
    'Conviene a [una familia que invierte|un fondo pequeño] y a empresas que quieren sede.',
    'It suits [a family that invests|a small fund] and companies wanting a head office.',
  ],
  [
    'industrial_site',
    'Se adapta a [logística|alimentos|ferretería] o taller grande.',
    'It adapts to [logistics|food|hardware] or a large workshop.',
  ],
  [
    'hotel',
    'Buena base para [retiros y bodas|un hotel boutique] con poca inversión.',
    'A good base for [retreats and weddings|a boutique hotel] with little outlay.',
  ],
  [
    '',
    'Las visitas se coordinan con [un día de antelación|discreción].',
    'Viewings are arranged [a day ahead|with discretion].',
  ],
]
