import type { Example } from './example.ts'

/** What people type in Spanish, and the search it means. */
export const examplesInSpanish: Example[] = [
  [
    '3 hab en Naco con planta full hasta 12 millones',
    'bedrooms=3&business_type=sale&city=santo-domingo&currency=DOP&features=full_power_plant&max_price=12000000&sector=santo-domingo-naco',
  ],
  [
    'apto 2 hab 2 baños piantini alquiler amueblado usd 1500',
    'bathrooms=2&bedrooms=2&business_type=lease&city=santo-domingo&currency=USD&furnished=true&max_price=1500&sector=santo-domingo-piantini&type=apartment',
  ],
  [
    'apartamento en bella vista de 3 habitaciones y 2 parqueos',
    'bedrooms=3&city=santo-domingo&parkings=2&sector=santo-domingo-bella-vista&type=apartment',
  ],
  [
    'casa en arroyo hondo con piscina y patio',
    'city=santo-domingo&features=courtyard&features=swimming_pool&sector=santo-domingo-arroyo-hondo&type=house',
  ],
  [
    'penthouse en serralles con jacuzzi, terraza y 3 parqueos',
    'city=santo-domingo&features=jacuzzi&features=terrace&parkings=3&sector=santo-domingo-serralles&type=penthouse',
  ],
  [
    'busco apartamento de 2 habitaciones en Evaristo Morales hasta 180 mil dólares',
    'bedrooms=2&business_type=sale&city=santo-domingo&currency=USD&max_price=180000&sector=santo-domingo-evaristo-morales&type=apartment',
  ],
  [
    'quiero alquilar un apto amueblado en la zona colonial',
    'business_type=lease&city=santo-domingo&furnished=true&sector=santo-domingo-ciudad-colonial&type=apartment',
  ],
  [
    'villa en Punta Cana con piscina entre 250 y 400 mil dolares',
    'business_type=sale&city=punta-cana&currency=USD&features=swimming_pool&max_price=400000&min_price=250000&type=house',
  ],
  ['solar en Jarabacoa de 1000 metros o más', 'city=jarabacoa&min_m2=1000&type=land'],
  ['terreno de 5 tareas en Constanza', 'city=constanza&min_m2=3144&type=land'],
  [
    'local comercial en alquiler en Naco de 80 a 150 m2',
    'business_type=lease&city=santo-domingo&max_m2=150&min_m2=80&sector=santo-domingo-naco&type=commercial_premises',
  ],
  [
    'oficina en piantini de 100 metros',
    'city=santo-domingo&min_m2=100&sector=santo-domingo-piantini&type=office_space',
  ],
  ['nave industrial en Herrera', 'city=santo-domingo-oeste&sector=santo-domingo-oeste-herrera&type=industrial_site'],
  ['edificio en venta en Gazcue', 'business_type=sale&city=santo-domingo&sector=santo-domingo-gazcue&type=building'],
  [
    'apartamento en construccion en Bella Vista hasta 9 millones',
    'business_type=sale&city=santo-domingo&currency=DOP&max_price=9000000&sector=santo-domingo-bella-vista&type=apartment&under_construction=true',
  ],
  [
    'apto listo para mudarse en La Esperilla',
    'city=santo-domingo&sector=santo-domingo-la-esperilla&type=apartment&under_construction=false',
  ],
  [
    'casa sin amueblar en Santiago hasta RD$ 8,500,000',
    'business_type=sale&city=santiago-de-los-caballeros&currency=DOP&furnished=false&max_price=8500000&type=house',
  ],
  [
    'apartamento en alquiler los prados menos de 40 mil pesos',
    'business_type=lease&city=santo-domingo&currency=DOP&max_price=40000&sector=santo-domingo-los-prados&type=apartment',
  ],
  [
    'apto 1 hab zona universitaria 25,000 pesos mensuales',
    'bedrooms=1&business_type=lease&city=santo-domingo&currency=DOP&max_price=25000&sector=santo-domingo-zona-universitaria&type=apartment',
  ],
  [
    'casa en santo domingo este 3 hab marquesina y cisterna',
    'bedrooms=3&city=santo-domingo-este&features=cistern&parkings=1&type=house',
  ],
  [
    'Apartamento con inversor y tinaco en los mina',
    'city=santo-domingo-este&features=inverter&features=water_tank&sector=santo-domingo-este-los-mina&type=apartment',
  ],
  [
    'apto con ascensor y gimnasio en el millon',
    'city=santo-domingo&features=elevator&features=gym&sector=santo-domingo-el-millon&type=apartment',
  ],
  [
    'apartamento con planta full, ascensor, piscina y área social en Naco',
    'city=santo-domingo&features=elevator&features=full_power_plant&features=social_areas&features=swimming_pool&sector=santo-domingo-naco&type=apartment',
  ],
  [
    'casa de 2 niveles en Gurabo con 4 habitaciones',
    'bedrooms=4&city=santiago-de-los-caballeros&sector=santiago-de-los-caballeros-gurabo&stories=2&type=house',
  ],
  ['casa de una planta en Moca', 'city=moca&stories=1&type=house'],
  ['casa de campo en Jarabacoa con piscina', 'city=jarabacoa&features=swimming_pool&type=house'],
  ['villa en Casa de Campo', 'city=la-romana&sector=la-romana-casa-de-campo&type=house'],
  ['apartamento frente al mar en Juan Dolio', 'city=juan-dolio&type=apartment', 'frente al mar'],
  [
    'apto con vista al mar en Sosúa hasta US$200,000',
    'business_type=sale&city=sosua&currency=USD&max_price=200000&type=apartment',
    'vista al mar',
  ],
  ['estudio en Bávaro', 'city=bavaro&type=apartment'],
  [
    'apartamento tipo estudio en punta cana por 90 mil dolares',
    'business_type=sale&city=punta-cana&currency=USD&max_price=90000&type=apartment',
  ],
  ['habitaciones 3, baños 2, sector Paraíso', 'bathrooms=2&bedrooms=3&city=santo-domingo&sector=santo-domingo-paraiso'],
  [
    '3h 2b 2p evaristo morales',
    'bathrooms=2&bedrooms=3&city=santo-domingo&parkings=2&sector=santo-domingo-evaristo-morales',
  ],
  [
    'apto 3/2 en Mirador Sur',
    'bathrooms=2&bedrooms=3&city=santo-domingo&sector=santo-domingo-mirador-sur&type=apartment',
  ],
  ['alkiler de apto en nako', 'business_type=lease&city=santo-domingo&sector=santo-domingo-naco&type=apartment'],
  [
    'apartameto en piantinni con picina',
    'city=santo-domingo&features=swimming_pool&sector=santo-domingo-piantini&type=apartment',
  ],
  ['casa en higuei', 'city=higuey&type=house'],
  ['apartamento en vavaro', 'city=bavaro&type=apartment'],
  ['depto 2 dorm en cabarete', 'bedrooms=2&city=cabarete&type=apartment'],
  ['2 o 3 habitaciones en Naco', 'bedrooms=2&city=santo-domingo&sector=santo-domingo-naco'],
  ['más de 2 baños en Bella Vista', 'bathrooms=3&city=santo-domingo&sector=santo-domingo-bella-vista'],
  ['al menos 3 parqueos en Los Cacicazgos', 'city=santo-domingo&parkings=3&sector=santo-domingo-los-cacicazgos'],
  ['5 habitaciones o más en Arroyo Hondo', 'bedrooms=5&city=santo-domingo&sector=santo-domingo-arroyo-hondo'],
  ['casa de 6 habitaciones en La Vega', 'bedrooms=5&city=la-vega&type=house'],
  [
    'de 100 a 200 mil dólares apartamento en bavaro',
    'business_type=sale&city=bavaro&currency=USD&max_price=200000&min_price=100000&type=apartment',
  ],
  [
    'US$100k - US$200k en Punta Cana',
    'business_type=sale&city=punta-cana&currency=USD&max_price=200000&min_price=100000',
  ],
  [
    'desde 5 hasta 8 millones de pesos en Santiago',
    'business_type=sale&city=santiago-de-los-caballeros&currency=DOP&max_price=8000000&min_price=5000000',
  ],
  [
    'a partir de 300 mil dólares en Cap Cana',
    'business_type=sale&city=punta-cana&currency=USD&min_price=300000&sector=punta-cana-cap-cana',
  ],
  ['mínimo 150 m2 en Los Cacicazgos', 'city=santo-domingo&min_m2=150&sector=santo-domingo-los-cacicazgos'],
  ['menos de 80 metros cuadrados en Naco', 'city=santo-domingo&max_m2=80&sector=santo-domingo-naco'],
  [
    'alrededor de 200 mil dólares en Juan Dolio',
    'business_type=sale&city=juan-dolio&currency=USD&max_price=220000&min_price=180000',
  ],
  [
    'unos 10 millones de pesos casa en San Isidro',
    'business_type=sale&city=santo-domingo-este&currency=DOP&max_price=11000000&min_price=9000000&sector=santo-domingo-este-san-isidro&type=house',
  ],
  [
    'medio millón de dólares penthouse en Piantini',
    'business_type=sale&city=santo-domingo&currency=USD&max_price=500000&sector=santo-domingo-piantini&type=penthouse',
  ],
  [
    'un millón y medio de dólares villa en Cap Cana',
    'business_type=sale&city=punta-cana&currency=USD&max_price=1500000&sector=punta-cana-cap-cana&type=house',
  ],
  [
    'doscientos cincuenta mil dólares en Las Terrenas',
    'business_type=sale&city=las-terrenas&currency=USD&max_price=250000',
  ],
  [
    '12.5 millones apartamento naco',
    'business_type=sale&city=santo-domingo&currency=DOP&max_price=12500000&sector=santo-domingo-naco&type=apartment',
  ],
  [
    '9.5MM apto evaristo',
    'business_type=sale&city=santo-domingo&currency=DOP&max_price=9500000&sector=santo-domingo-evaristo-morales&type=apartment',
  ],
  [
    'apto naco 165k',
    'business_type=sale&city=santo-domingo&currency=USD&max_price=165000&sector=santo-domingo-naco&type=apartment',
  ],
  [
    '15 millones Arroyo Hondo casa',
    'business_type=sale&city=santo-domingo&currency=DOP&max_price=15000000&sector=santo-domingo-arroyo-hondo&type=house',
  ],
  ['apto en Naco sin línea blanca', 'city=santo-domingo&sector=santo-domingo-naco&type=apartment&white_line=false'],
  ['apartamento sin piscina en Naco', 'city=santo-domingo&sector=santo-domingo-naco&type=apartment', '', 'sin piscina'],
  ['casa en La Romana, no en Casa de Campo', 'city=la-romana&type=house', '', 'no en Casa de Campo'],
  [
    'que no sea en Bávaro, apartamento en Cap Cana',
    'city=punta-cana&sector=punta-cana-cap-cana&type=apartment',
    '',
    'no sea en Bávaro',
  ],
  [
    'no quiero casa, apartamento en Naco',
    'city=santo-domingo&sector=santo-domingo-naco&type=apartment',
    '',
    'no quiero casa',
  ],
  [
    'apto en Piantini sin piscina ni gimnasio',
    'city=santo-domingo&sector=santo-domingo-piantini&type=apartment',
    '',
    'sin piscina / ni gimnasio',
  ],
  [
    'sin ascensor pero con balcón en Gazcue',
    'city=santo-domingo&features=balcony&sector=santo-domingo-gazcue',
    '',
    'sin ascensor',
  ],
  ['código 10-20345', 'q=10-20345'],
  ['10-20345', 'q=10-20345'],
  ['ref. 11-40021', 'q=11-40021'],
  ['comprar o alquilar en Samaná', 'city=samana'],
  ['alquiler con opción a compra en Santiago', 'business_type=lease&city=santiago-de-los-caballeros'],
  [
    'comprar apto en Naco para alquilar por airbnb',
    'business_type=sale&city=santo-domingo&sector=santo-domingo-naco&type=apartment',
    'airbnb',
  ],
  [
    'apartamento en el centro de Santiago',
    'city=santiago-de-los-caballeros&sector=santiago-de-los-caballeros-centro&type=apartment',
  ],
  ['casa en el centro de La Vega', 'city=la-vega&sector=la-vega-centro&type=house'],
  [
    'Bella Vista Santiago apartamento',
    'city=santiago-de-los-caballeros&sector=santiago-de-los-caballeros-bella-vista&type=apartment',
  ],
  ['bella vista, santo domingo', 'city=santo-domingo&sector=santo-domingo-bella-vista'],
  ['san pedro de macoris casa 3 hab', 'bedrooms=3&city=san-pedro-de-macoris&type=house'],
  ['Ensanche Naco 2 hab', 'bedrooms=2&city=santo-domingo&sector=santo-domingo-naco'],
  ['urb. Los Prados casa', 'city=santo-domingo&sector=santo-domingo-los-prados&type=house'],
  ['alma rosa 2 apto', 'city=santo-domingo-este&sector=santo-domingo-este-alma-rosa-ii&type=apartment'],
  ['alma rosa segunda casa', 'city=santo-domingo-este&sector=santo-domingo-este-alma-rosa-ii&type=house'],
  [
    'casa en la capital hasta 15 millones',
    'business_type=sale&city=santo-domingo&currency=DOP&max_price=15000000&type=house',
  ],
  ['apto DN 3 hab', 'bedrooms=3&city=santo-domingo&type=apartment'],
  [
    'apartamento en Sto. Dgo. Este hasta 4.5 millones',
    'business_type=sale&city=santo-domingo-este&currency=DOP&max_price=4500000&type=apartment',
  ],
  [
    'Stgo casa 3 hab hasta 7 millones',
    'bedrooms=3&business_type=sale&city=santiago-de-los-caballeros&currency=DOP&max_price=7000000&type=house',
  ],
  [
    'puerto plata apto frente al mar 120 mil dólares',
    'business_type=sale&city=puerto-plata&currency=USD&max_price=120000&type=apartment',
    'frente al mar',
  ],
  [
    'apto con luz 24 horas en Naco',
    'city=santo-domingo&features=full_power_plant&sector=santo-domingo-naco&type=apartment',
  ],
  ['buena luz y agua en Santo Domingo Oeste', 'city=santo-domingo-oeste&min_power_water=60'],
  ['casa con pozo y cisterna en San Cristóbal', 'city=san-cristobal&features=cistern&features=well&type=house'],
  [
    'apto con cuarto de servicio y 2 parqueos techados en Piantini',
    'city=santo-domingo&features=parking_roofed&features=service_area&parkings=2&sector=santo-domingo-piantini&type=apartment',
  ],
  [
    'apartamento con aire acondicionado y calentador amueblado en Bávaro',
    'city=bavaro&features=ac&features=heater&furnished=true&type=apartment',
  ],
  [
    'villa con portón eléctrico y gazebo en Juan Dolio',
    'city=juan-dolio&features=electric_gate&features=gazebo&type=house',
  ],
  ['lo más barato en Santo Domingo Norte', 'city=santo-domingo-norte&sort=price'],
  ['apartamentos más recientes en Punta Cana', 'city=punta-cana&sort=newest&type=apartment'],
  [
    'cuota de hasta 900 dólares al mes en Bella Vista',
    'business_type=sale&city=santo-domingo&currency=USD&max_payment=900&sector=santo-domingo-bella-vista',
  ],
  [
    'apartamento de 2 habitaciones con presupuesto máximo de 6 millones',
    'bedrooms=2&business_type=sale&currency=DOP&max_price=6000000&type=apartment',
  ],
  ['hola, busco para mi familia una casa de 3 cuartos en Baní por favor', 'bedrooms=3&city=bani&type=house'],
  [
    'apartamento hasta 5 millones con cuota de 40 mil pesos',
    'business_type=sale&currency=DOP&max_payment=40000&max_price=5000000&type=apartment',
  ],
  ['parqueos: 2, Naco', 'city=santo-domingo&parkings=2&sector=santo-domingo-naco'],
  [
    'apto con calentador, tinaco y protectores en Villa Mella hasta 3.5 millones',
    'business_type=sale&city=santo-domingo-norte&currency=DOP&features=grids&features=heater&features=water_tank&max_price=3500000&sector=santo-domingo-norte-villa-mella&type=apartment',
  ],
  [
    'alquilo apto en Naco que acepte mascotas',
    'business_type=lease&city=santo-domingo&pets_allowed=true&sector=santo-domingo-naco&type=apartment',
  ],
  ['casa con patio, tengo un perro', 'features=courtyard&pets_allowed=true&type=house'],
  [
    'apartamento pet friendly en Piantini',
    'city=santo-domingo&pets_allowed=true&sector=santo-domingo-piantini&type=apartment',
  ],
  ['apartamento donde no se aceptan mascotas', 'pets_allowed=false&type=apartment'],
  ['pareja sin mascotas busca apartamento', 'type=apartment', 'pareja'],
  ['casa en Piantini de la Collection', 'city=santo-domingo&collection=true&sector=santo-domingo-piantini&type=house'],
]
