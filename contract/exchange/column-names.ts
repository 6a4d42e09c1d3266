/** What files call a column besides its own names in Spanish and English, by its name; parted by `|`. */
export const otherNames: Readonly<Record<string, string>> = {
  referencia:
    'ref|código|code|id|listing id|property id|codigo propiedad|no|numero|reference number|mls|sku|external id|codigo de referencia',
  operacion:
    'operación|negocio|tipo de negocio|tipo de operacion|business type|transaction|transaction type|offer type|para|estatus comercial|property status|price freq',
  tipo: 'tipo de propiedad|tipo de inmueble|property type|categoria|inmueble|kind|clase',
  provincia: 'estado provincia|state|region|state or province',
  ciudad: 'municipio|town|localidad|municipality|poblacion',
  sector:
    'barrio|zona|urbanización|ensanche|residencial|neighborhood|neighbourhood|area|subdivision|location detail|district',
  direccion: 'dirección|calle|calle y número|address|street address|domicilio',
  unidad: 'número de unidad|apto no|no apartamento|unit number|unit name',
  latitud: 'lat',
  longitud: 'lng|lon|long',
  mostrar_punto: 'punto|ubicación exacta|show point|mostrar punto',
  precio: 'precio de venta|precio venta|valor|monto|importe|asking price|list price|precio de lista|costo|price amount',
  moneda: 'divisa|tipo de moneda|price currency|mon',
  mantenimiento:
    'cuota de mantenimiento|mantenimiento mensual|maintenance fee|hoa|hoa fee|condo fee|association fee|gastos comunes',
  separacion: 'separación|monto de separación|reserva|reservation amount|separation|separation amount',
  entrega: 'fecha de entrega|delivery date|entrega estimada|handover',
  confotur_resolucion: 'resolución confotur|confotur resolución|tax incentive resolution|confotur',
  confotur_hasta: 'confotur vence|vencimiento confotur',
  habitaciones:
    'hab|habs|dormitorios|recámaras|cuartos|beds|bedroom|rooms|no de habitaciones|cantidad de habitaciones|alcobas',
  banos: 'baños|baño|baths|bath|bathroom|baños completos|full baths|cantidad de baños|full bathrooms',
  medios_banos: 'medios baños|medio baño|half baths|half bathrooms|1 2 baños|toilets',
  parqueos:
    'parqueo|estacionamientos|estacionamiento|marquesina|garage|garaje|garages|parking|parking spaces|parqueos techados|parqueaderos',
  niveles: 'plantas|pisos|cantidad de niveles|floors|stories|storeys|levels',
  piso: 'planta|nivel|floor|en que piso|piso no|floor number',
  m2_construccion:
    'm2 construcción|construcción|metros de construcción|m2|metros|mt2|área|área construida|superficie|superficie construida|metraje|size|built|built area|living area|area m2|built m2|surface area|sqft|square feet|mts2|metros cuadrados',
  m2_solar:
    'solar|m2 solar|terreno|m2 terreno|metros de solar|área de terreno|superficie terreno|plot|plot size|lot|lot size|land|land area|land size|lot area|plot m2|extension',
  ano: 'año|año de construcción|year built|construido en|built year|año construcción',
  amueblado: 'amueblada|amoblado|con muebles|amueblado si no|is furnished',
  linea_blanca: 'línea blanca|electrodomésticos|white goods|white line',
  mascotas: 'acepta mascotas|se aceptan mascotas|pets allowed|permite mascotas|pet friendly',
  en_construccion: 'en construcción|en planos|preventa|obra nueva|new build|under construction|off plan',
  caracteristicas:
    'características|amenidades|comodidades|amenities|facilidades|extras|servicios|property feature|equipamiento',
  no_tiene: 'no incluye|carece de|without|does not have|absent features',
  titulo_es:
    'título|titulo|title|nombre|name|encabezado|titulo español|título en español|spanish title|titulo del anuncio|headline|post title',
  titulo_en: 'título en inglés|titulo ingles|english title|title english',
  descripcion_es:
    'descripción|description|desc|detalle|detalles|texto|observaciones|comentarios|descripción español|descripción en español|spanish description|content|remarks|public remarks|desc es',
  descripcion_en: 'descripción en inglés|descripción inglés|english description|description english|desc en',
  fotos:
    'foto|imágenes|imagen|images|image|pictures|photo|fotografías|image url|images url|image urls|galería|gallery|picture|media|photo urls|url fotos',
  planos: 'plano|floor plans|floorplan|floor plan|floorplans',
  videos: 'video|vídeo|vídeos|video url|youtube|video tour|video link',
  vista_360: 'vista 360|360|panorama',
  proyecto: 'nombre del proyecto|desarrollo|development|project name',
  agente: 'asesor|agente inmobiliario|vendedor|broker|agent name|agent email|captador|correo del agente|realtor',
  exclusiva: 'en exclusiva|exclusividad|is exclusive|exclusivo',
  estado:
    'estatus|situación|disponibilidad|availability|state of offer|listing status|estado de la propiedad|standard status',
  coordenadas: 'gps|ubicación gps|lat lng|latlng|geolocation|google maps|mapa|map|location|ubicacion',
  precio_usd: 'precio us|precio us$|precio dólares|precio en dólares|usd price|precio usd|us$',
  precio_dop: 'precio rd|precio rd$|precio pesos|precio en pesos|dop price|precio dop|rd$',
  modificada:
    'fecha de modificación|última modificación|modified at|updated|updated at|last modified|modification timestamp|fecha actualización',
}
