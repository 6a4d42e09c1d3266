import type { Example } from './example.ts'

/** What people type in English, and the search it means. */
export const examplesInEnglish: Example[] = [
  [
    '2 bed condo in Cap Cana under 300k',
    'bedrooms=2&business_type=sale&city=punta-cana&currency=USD&max_price=300000&sector=punta-cana-cap-cana&type=apartment',
  ],
  [
    'house for rent in Sosua, 3 bedrooms, pool, pet friendly, up to $2,000/month',
    'bedrooms=3&business_type=lease&city=sosua&currency=USD&features=swimming_pool&max_price=2000&pets_allowed=true&type=house',
  ],
  ['pet-friendly apartment in Naco', 'city=santo-domingo&pets_allowed=true&sector=santo-domingo-naco&type=apartment'],
  ['house with a yard, pets allowed', 'features=courtyard&pets_allowed=true&type=house'],
  ['apartment, no pets allowed', 'pets_allowed=false&type=apartment'],
  [
    'looking for a 2 bedroom beachfront condo in Las Terrenas between 200k and 350k',
    'bedrooms=2&business_type=sale&city=las-terrenas&currency=USD&max_price=350000&min_price=200000&type=apartment',
    'beachfront',
  ],
  [
    '3br 2ba apartment in Piantini with parking',
    'bathrooms=2&bedrooms=3&city=santo-domingo&parkings=1&sector=santo-domingo-piantini&type=apartment',
  ],
  [
    'furnished apartment for rent in Bavaro under $1,200 a month',
    'business_type=lease&city=bavaro&currency=USD&furnished=true&max_price=1200&type=apartment',
  ],
  [
    'villa in Casa de Campo with a private pool, 4+ bedrooms',
    'bedrooms=4&city=la-romana&features=swimming_pool&sector=la-romana-casa-de-campo&type=house',
  ],
  [
    'studio in Punta Cana under 100k',
    'business_type=sale&city=punta-cana&currency=USD&max_price=100000&type=apartment',
  ],
  [
    'ocean view penthouse in Juan Dolio up to half a million',
    'business_type=sale&city=juan-dolio&currency=USD&max_price=500000&type=penthouse',
    'ocean view',
  ],
  ['land in Cabarete over 2000 sqm', 'city=cabarete&min_m2=2000&type=land'],
  ['lot in Las Galeras, 1 acre or more', 'city=las-galeras&min_m2=4047&type=land'],
  ['condo in Bavaro 80 to 120 sqm', 'city=bavaro&max_m2=120&min_m2=80&type=apartment'],
  ['at least 1,500 sq ft in Bella Vista', 'city=santo-domingo&min_m2=139&sector=santo-domingo-bella-vista'],
  [
    'new construction condo in Punta Cana from 120k to 180k',
    'business_type=sale&city=punta-cana&currency=USD&max_price=180000&min_price=120000&type=apartment&under_construction=true',
  ],
  ['pre-construction in Cap Cana', 'city=punta-cana&sector=punta-cana-cap-cana&under_construction=true'],
  ['move-in ready house in Sosua', 'city=sosua&type=house&under_construction=false'],
  [
    'apartment in Naco with full generator and elevator',
    'city=santo-domingo&features=elevator&features=full_power_plant&sector=santo-domingo-naco&type=apartment',
  ],
  [
    'apartment with inverter and cistern in Santiago',
    'city=santiago-de-los-caballeros&features=cistern&features=inverter&type=apartment',
  ],
  [
    'house with backup power and water tank in Cabarete',
    'city=cabarete&features=full_power_plant&features=water_tank&type=house',
  ],
  ['unfurnished house in Puerto Plata', 'city=puerto-plata&furnished=false&type=house'],
  ['no pool, house in Jarabacoa', 'city=jarabacoa&type=house', '', 'no pool'],
  ['house in Sosua without HOA', 'city=sosua&type=house', '', 'without HOA'],
  [
    'not in Bavaro, condo in Cap Cana',
    'city=punta-cana&sector=punta-cana-cap-cana&type=apartment',
    '',
    'not in Bavaro',
  ],
  [
    'gated community house in Punta Cana 3 bed 2 bath',
    'bathrooms=2&bedrooms=3&city=punta-cana&features=gates&type=house',
  ],
  [
    'home office and balcony in Serralles',
    'city=santo-domingo&features=balcony&features=studio&sector=santo-domingo-serralles',
  ],
  ['two bedroom apartment near the beach in Juan Dolio', 'bedrooms=2&city=juan-dolio&type=apartment', 'beach'],
  ['3 bedroom, 2.5 bath townhouse in Santo Domingo', 'bathrooms=2&bedrooms=3&city=santo-domingo&type=house'],
  ['2 car garage house in Arroyo Hondo', 'city=santo-domingo&parkings=2&sector=santo-domingo-arroyo-hondo&type=house'],
  ['two-story house in Santiago with yard', 'city=santiago-de-los-caballeros&features=courtyard&stories=2&type=house'],
  ['single level house in Jarabacoa', 'city=jarabacoa&stories=1&type=house'],
  [
    'maids room and 3 parking spaces in Los Cacicazgos',
    'city=santo-domingo&features=service_area&parkings=3&sector=santo-domingo-los-cacicazgos',
  ],
  [
    'commercial space for lease in Naco',
    'business_type=lease&city=santo-domingo&sector=santo-domingo-naco&type=commercial_premises',
  ],
  [
    'office in Piantini under US$250k',
    'business_type=sale&city=santo-domingo&currency=USD&max_price=250000&sector=santo-domingo-piantini&type=office_space',
  ],
  ['warehouse in Santo Domingo Oeste', 'city=santo-domingo-oeste&type=industrial_site'],
  ['farm in Bonao with a well', 'city=bonao&features=well&type=estate'],
  ['hotel for sale in Las Terrenas', 'business_type=sale&city=las-terrenas&type=hotel'],
  ['cheapest apartments in Santiago', 'city=santiago-de-los-caballeros&sort=price&type=apartment'],
  ['newest listings in Punta Cana', 'city=punta-cana&sort=newest'],
  ['condo in puntacana', 'city=punta-cana&type=apartment'],
  ['apartment in Santo Dominho', 'city=santo-domingo&type=apartment'],
  ['condo in Cabarette', 'city=cabarete&type=apartment'],
  ['punta cana condos under 150', 'city=punta-cana&type=apartment', 'under 150'],
  ['US$ 1.5 million villa', 'business_type=sale&currency=USD&max_price=1500000&type=house'],
  [
    '$3 million villa in Cap Cana',
    'business_type=sale&city=punta-cana&currency=USD&max_price=3000000&sector=punta-cana-cap-cana&type=house',
  ],
  [
    'RD$ 8 million apartment in Naco',
    'business_type=sale&city=santo-domingo&currency=DOP&max_price=8000000&sector=santo-domingo-naco&type=apartment',
  ],
  [
    '8 million pesos apartment in Santiago',
    'business_type=sale&city=santiago-de-los-caballeros&currency=DOP&max_price=8000000&type=apartment',
  ],
  [
    'between $150,000 and $250,000 in Sosúa',
    'business_type=sale&city=sosua&currency=USD&max_price=250000&min_price=150000',
  ],
  ['200k max, Bavaro', 'business_type=sale&city=bavaro&currency=USD&max_price=200000'],
  [
    'up to two hundred thousand dollars in Las Terrenas',
    'business_type=sale&city=las-terrenas&currency=USD&max_price=200000',
  ],
  ['one hundred fifty thousand usd condo', 'business_type=sale&currency=USD&max_price=150000&type=apartment'],
  ['buy or rent in Samana', 'city=samana'],
  ['rent to own house in Santiago', 'business_type=lease&city=santiago-de-los-caballeros&type=house'],
  ['listing 10-20345', 'q=10-20345'],
  ['I need a place in the Colonial Zone, 1 bed', 'bedrooms=1&city=santo-domingo&sector=santo-domingo-ciudad-colonial'],
  [
    'downtown Santiago apartment',
    'city=santiago-de-los-caballeros&sector=santiago-de-los-caballeros-centro&type=apartment',
  ],
  ['Paraiso apartment 2 beds', 'bedrooms=2&city=santo-domingo&sector=santo-domingo-paraiso&type=apartment'],
  ['Bella Vista in Santiago', 'city=santiago-de-los-caballeros&sector=santiago-de-los-caballeros-bella-vista'],
  ['Cap Cana or Casa de Campo villa', 'city=punta-cana&sector=punta-cana-cap-cana&type=house', '', 'Casa de Campo'],
  [
    'condo with gym, pool and elevator in Naco',
    'city=santo-domingo&features=elevator&features=gym&features=swimming_pool&sector=santo-domingo-naco&type=apartment',
  ],
  ['reliable power and water in Santo Domingo', 'city=santo-domingo&min_power_water=60'],
  ['24/7 power in Punta Cana', 'city=punta-cana&features=full_power_plant'],
  ['air conditioning, hot water and wifi in Cabarete', 'city=cabarete&features=ac&features=heater', 'wifi'],
  ['house with a/c in Sosua', 'city=sosua&features=ac&type=house'],
  [
    'retirement home in Sosua under 250k',
    'business_type=sale&city=sosua&currency=USD&max_price=250000&type=house',
    'retirement',
  ],
  ['3 bed house with ocean view Cabrera', 'bedrooms=3&city=cabrera&type=house', 'ocean view'],
  [
    'monthly payment under 900 in Bella Vista',
    'business_type=sale&city=santo-domingo&currency=USD&max_payment=900&sector=santo-domingo-bella-vista',
  ],
  ['2 or 3 bedrooms in Naco', 'bedrooms=2&city=santo-domingo&sector=santo-domingo-naco'],
  ['more than 3 bedrooms in Santiago', 'bedrooms=4&city=santiago-de-los-caballeros'],
  ['4 bedrooms minimum', 'bedrooms=4'],
  ['3+ bedrooms 2+ baths', 'bathrooms=2&bedrooms=3'],
  ['bedrooms: 3, bathrooms: 2', 'bathrooms=2&bedrooms=3'],
  ['around 200k in Juan Dolio', 'business_type=sale&city=juan-dolio&currency=USD&max_price=220000&min_price=180000'],
  ['less than 100 square meters in Naco', 'city=santo-domingo&max_m2=100&sector=santo-domingo-naco'],
  [
    'apt no elevator needed in Gazcue',
    'city=santo-domingo&sector=santo-domingo-gazcue&type=apartment',
    '',
    'no elevator',
  ],
  [
    '1 bedroom apt 500 usd per month santo domingo',
    'bedrooms=1&business_type=lease&city=santo-domingo&currency=USD&max_price=500&type=apartment',
  ],
  [
    '25,000 pesos a month apartment in Santiago',
    'business_type=lease&city=santiago-de-los-caballeros&currency=DOP&max_price=25000&type=apartment',
  ],
  [
    'budget 1500 rent furnished Piantini',
    'business_type=lease&city=santo-domingo&currency=USD&furnished=true&max_price=1500&sector=santo-domingo-piantini',
  ],
  ['max 2 bedrooms in Naco', 'city=santo-domingo&sector=santo-domingo-naco', '', 'max 2 bedrooms'],
  ['initial payment of 20k, condo in Bavaro', 'city=bavaro&type=apartment', '', 'initial payment of 20k'],
  ['house in Sosua with generator and well', 'city=sosua&features=full_power_plant&features=well&type=house'],
  [
    'penthouse with rooftop terrace and jacuzzi in Piantini',
    'city=santo-domingo&features=jacuzzi&features=roof_access&features=terrace&sector=santo-domingo-piantini&type=penthouse',
  ],
  [
    'covered parking and elevator in Bella Vista',
    'city=santo-domingo&features=elevator&features=parking_roofed&sector=santo-domingo-bella-vista',
  ],
  ['two bath apartment in Gazcue', 'bathrooms=2&city=santo-domingo&sector=santo-domingo-gazcue&type=apartment'],
  [
    'Samana villa with pool no more than 500,000 dollars',
    'business_type=sale&city=samana&currency=USD&features=swimming_pool&max_price=500000&type=house',
  ],
  [
    'apartment in Sto Domingo for 80k',
    'business_type=sale&city=santo-domingo&currency=USD&max_price=80000&type=apartment',
  ],
  [
    'condo in Cap Cana with 2 beds, 2 baths, furnished, below US$ 320,000',
    'bathrooms=2&bedrooms=2&business_type=sale&city=punta-cana&currency=USD&furnished=true&max_price=320000&sector=punta-cana-cap-cana&type=apartment',
  ],
  [
    'rental in Las Terrenas, 1 bedroom, max $900 monthly',
    'bedrooms=1&business_type=lease&city=las-terrenas&currency=USD&max_price=900',
  ],
  [
    'house in Punta Cana around $250k with 3 bedrooms',
    'bedrooms=3&business_type=sale&city=punta-cana&currency=USD&max_price=275000&min_price=225000&type=house',
  ],
  ['small business for sale in Sosua', 'business_type=sale&city=sosua&type=business'],
  ['gas station in Santiago', 'city=santiago-de-los-caballeros&type=gas_station'],
  ['plot 600 m2 in Jarabacoa', 'city=jarabacoa&min_m2=600&type=land'],
  ['villas in Cabrera over 1 million usd', 'business_type=sale&city=cabrera&currency=USD&min_price=1000000&type=house'],
  ['apartment with white goods in Naco', 'city=santo-domingo&sector=santo-domingo-naco&type=apartment&white_line=true'],
  [
    'not in construction, apartment in Naco',
    'city=santo-domingo&sector=santo-domingo-naco&type=apartment&under_construction=false',
  ],
  ['house without pool or jacuzzi in Moca', 'city=moca&type=house', '', 'without pool / or jacuzzi'],
  ['except penthouses, Piantini', 'city=santo-domingo&sector=santo-domingo-piantini', '', 'except penthouses'],
  [
    '3/2 house in Arroyo Hondo',
    'bathrooms=2&bedrooms=3&city=santo-domingo&sector=santo-domingo-arroyo-hondo&type=house',
  ],
  [
    'apartments in Evaristo Morales 150k to 200k',
    'business_type=sale&city=santo-domingo&currency=USD&max_price=200000&min_price=150000&sector=santo-domingo-evaristo-morales&type=apartment',
  ],
  [
    'kitchen, living room and family room in La Vega',
    'city=la-vega&features=family_room&features=kitchen&features=living_room',
  ],
  ['any condo with hot tub in Bavaro', 'city=bavaro&features=jacuzzi&type=apartment'],
  [
    'beach front house Cabarete 3 beds 450k',
    'bedrooms=3&business_type=sale&city=cabarete&currency=USD&max_price=450000&type=house',
    'beach front',
  ],
  [
    'house in Piantini of the Collection',
    'city=santo-domingo&collection=true&sector=santo-domingo-piantini&type=house',
  ],
]
