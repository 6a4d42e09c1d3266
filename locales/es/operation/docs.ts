/** The words of the API's description: endpoints by path, parameters by name. */
export default {
  'docs.title': 'API del sitio',
  'docs.lead':
    'Todo lo que el sitio muestra y hace se puede leer y pedir aquí. Los nombres van en snake_case; el dinero es un número con su moneda ISO; las áreas son metros cuadrados; las horas, ISO 8601 en UTC.',
  'docs.key': 'Cada llamada lleva la clave del cliente en el encabezado X-Api-Key.',
  'docs.language': 'Accept-Language elige el idioma de los textos y los mensajes: es (por defecto) o en.',
  'docs.machine': 'Descripción OpenAPI 3.1',
  'docs.other': 'English',
  'docs.parameters': 'Parámetros',
  'docs.name': 'Nombre',
  'docs.where': 'Lugar',
  'docs.type': 'Tipo',
  'docs.meaning': 'Significado',
  'docs.required': 'obligatorio',
  'docs.repeatable': 'repetible',
  'docs.header_Idempotency-Key':
    'Con la misma clave, una llamada repetida recibe la respuesta de la primera durante 24 horas y no se hace otra vez.',
  'docs.header_X-Requested-With':
    'Lo lleva toda llamada que cambia algo; un formulario de otro sitio no puede enviarlo.',
  'docs.in_path': 'ruta',
  'docs.in_query': 'consulta',
  'docs.answers': 'Respuestas',
  'docs.shape': 'Forma de la respuesta',
  'docs.status_200': 'La respuesta.',
  'docs.status_302': 'El navegador sigue en otra dirección.',
  'docs.status_401': 'Falta la clave del cliente o la sesión, o ya no vale.',
  'docs.status_404': 'No existe.',
  'docs.status_408': 'Lo enviado tardó demasiado en llegar.',
  'docs.status_409': 'No cabe más, ya está, o la misma Idempotency-Key vino con otros datos.',
  'docs.status_410': 'Ya no se ofrece, o el enlace venció o ya se usó.',
  'docs.status_413': 'Lo enviado es demasiado grande.',
  'docs.status_414': 'La dirección es demasiado larga.',
  'docs.status_415': 'El cuerpo no es JSON ni multipart/form-data.',
  'docs.status_422': 'Un dato no tiene sentido; errors lo nombra.',
  'docs.status_429': 'Demasiadas llamadas; Retry-After dice cuándo volver.',
  'docs.status_503': 'El servidor no puede responder ahora; Retry-After dice cuándo volver.',
  'endpoint./v2/feeds/{key}/reso.json':
    'Las propiedades publicadas de una agencia según el RESO Data Dictionary, con sus fotos, en una respuesta OData.',
  'endpoint./v2/feeds/{key}/meta.xml':
    'Las propiedades publicadas de una agencia con dos fotos o más, como las toman los catálogos de viviendas de Meta.',
  'endpoint./v2/feeds/{key}/kyero.xml':
    'Las propiedades publicadas de una agencia en el formato de Kyero, versión 3; los pesos van en dólares a la tasa con fecha.',
  'endpoint./v2/workspace/feeds':
    'Para gerentes: las direcciones con las que otros leen lo que ofrece su agencia; null si no hay.',
  'endpoint./v2/workspace/feeds/left-out':
    'Para gerentes: qué propiedades publicadas de su agencia no salen en un feed, y por qué.',
  'endpoint.POST /v2/workspace/feeds': 'Para gerentes: direcciones con una clave nueva; las de antes dejan de abrir.',
  'endpoint.DELETE /v2/workspace/feeds': 'Para gerentes: desde ahora nadie lee los feeds de su agencia.',
  'endpoint./v2/reso':
    'El documento de servicio de la RESO Web API: un subconjunto de Core 2, solo de lectura y sin certificar. Con un token como Bearer.',
  'endpoint./v2/reso/{resource}':
    'Un recurso de la RESO Web API, con un token como Bearer: $metadata, Property, Property(clave), Member, Office, Lookup o Field.',
  'parameter.feeds.key': 'Clave de los feeds de la agencia.',
  'parameter.resource': 'Recurso y, entre paréntesis y comillas simples, la clave de uno solo.',
  'parameter.$select': 'Campos, separados por comas.',
  'parameter.$filter':
    'Condición: eq, ne, gt, ge, lt, le, in, and, or, not, paréntesis y any sobre listas; hasta 2,000 caracteres.',
  'parameter.$top': 'Cuántas a lo sumo: 200, o 1,000 en orden de ModificationTimestamp.',
  'parameter.$skip': 'Cuántas se saltan, hasta 10,000; para leerlo todo, sigue @odata.nextLink.',
  'parameter.$orderby': 'ModificationTimestamp, ListPrice o ListingKey, con asc o desc.',
  'parameter.$count': 'Si se cuenta el total: true o false.',
  'parameter.$expand': 'Media: las fotos, los planos y los videos de cada propiedad.',
  'parameter.$format': 'json, o xml para $metadata.',
  'parameter.$skiptoken': 'Dónde sigue la página; viene en @odata.nextLink.',
  'endpoint./v2/properties':
    'Una página de las propiedades publicadas que cumplen todos los filtros, con el total exacto.',
  'endpoint./v2/properties/facets':
    'Cuántas propiedades hay por tipo, ciudad, sector, habitaciones, precio y característica.',
  'endpoint./v2/properties/map': 'Las propiedades de una zona, agrupadas o sueltas, según el acercamiento del mapa.',
  'endpoint./v2/properties/by-code':
    'Las tarjetas de hasta cien propiedades por su código, en el orden pedido; aparte, las que ya no se ofrecen.',
  'endpoint./v2/properties/{code}': 'Una propiedad con todo lo público; 410 cuando ya no se ofrece.',
  'endpoint./v2/properties/{code}/photos':
    'Las fotos de una propiedad en su orden, como se pasan en su tarjeta; 410 cuando ya no se ofrece.',
  'endpoint./v2/properties/{code}/similar': 'Hasta ocho propiedades parecidas, también de una que ya no se ofrece.',
  'endpoint./v2/search-in-words':
    'La búsqueda que significa una frase en español o en inglés, y qué palabras no se usaron.',
  'endpoint./v2/suggestions': 'Ciudades, sectores, proyectos y códigos que empiezan como lo escrito; perdona errores.',
  'endpoint./v2/projects': 'Proyectos por lugar, precio de una unidad, año de entrega, etapa y CONFOTUR.',
  'endpoint./v2/projects/facets': 'Cuántos proyectos hay por ciudad, sector, etapa, año de entrega y CONFOTUR.',
  'endpoint./v2/projects/{slug}': 'Un proyecto con sus unidades, plan de pago y fechas de entrega.',
  'endpoint./v2/agents':
    'Agentes por las palabras de su nombre (sin importar acentos, mayúsculas ni errores), ciudad, idioma y Collection.',
  'endpoint./v2/agents/facets': 'Cuántos agentes hay en cada ciudad y por idioma, con los demás filtros.',
  'endpoint./v2/agents/{id}': 'El perfil público de un agente.',
  'endpoint./v2/agencies':
    'Agencias por las palabras de su nombre (sin importar acentos, mayúsculas ni errores) y ciudad.',
  'endpoint./v2/agencies/facets': 'Cuántas agencias hay en cada ciudad, con el nombre.',
  'endpoint./v2/franchise-locations': 'Cada oficina de la red y dónde queda en el mapa, por nombre: 500 como máximo.',
  'endpoint./v2/articles':
    'Los artículos más recientes del blog que la marca indica, como se leyeron por última vez; ninguno si no indica uno.',
  'endpoint./v2/faqs': 'Las preguntas frecuentes y sus respuestas, tema por tema.',
  'endpoint./v2/agencies/{id}': 'El perfil público de una agencia con sus agentes.',
  'endpoint./v2/exchange-rate': 'Cuántos pesos vale un dólar, según quién y de qué fecha.',
  'endpoint./v2/exchange-rate/history': 'Para el personal: las últimas tasas, la vigente primero, y quién las puso.',
  'endpoint.POST /v2/exchange-rate':
    'Para el personal: una tasa que vale desde ahora y a la que se llevan todos los precios. La que se aleja más de un 10 % de la anterior se rechaza (409) hasta que venga con is_confirmed.',
  'endpoint./v2/cities': 'Todas las ciudades con sus sectores y cuántas propiedades tiene cada uno, de más a menos.',
  'endpoint./v2/clients': 'El perfil de quien inició sesión.',
  'endpoint./v2/clients/login/{provider}':
    'Lleva el navegador a iniciar sesión con un proveedor; de allá vuelve a la página del idioma pedido.',
  'endpoint./v2/clients/login/{provider}/callback':
    'Inicia la sesión de quien el proveedor devolvió, por los parámetros con que volvió; una vez y en el mismo navegador.',
  'endpoint./v2/clients/export': 'Todo lo que se guarda del cliente, para llevárselo.',
  'endpoint.DELETE /v2/clients': 'Elimina la cuenta y todo lo personal que guarda.',
  'endpoint.POST /v2/clients/sign-up':
    'Abre una cuenta y envía el correo que confirma la dirección; la respuesta nunca dice quién tiene cuenta.',
  'endpoint.POST /v2/clients/login':
    'Inicia sesión; errors.email dice que la contraseña es correcta y falta confirmar el correo.',
  'endpoint.POST /v2/clients/logout': 'Cierra esta sesión.',
  'endpoint.POST /v2/clients/send-forgot-pasword':
    'Envía un enlace para crear otra contraseña; la respuesta nunca dice quién tiene cuenta.',
  'endpoint.POST /v2/clients/reset-password/{id}':
    'Guarda una contraseña nueva por un enlace firmado, una sola vez, y cierra todas las sesiones.',
  'endpoint.PATCH /v2/clients/change-password': 'Cambia la contraseña y cierra las otras sesiones.',
  'endpoint.POST /v2/clients/confirm-email': 'Confirma una dirección por un enlace firmado, una sola vez.',
  'endpoint.POST /v2/clients/resend-confirm-email':
    'Envía otra vez el correo de confirmación; la respuesta es siempre la misma.',
  'endpoint.POST /v2/clients/complete-sign-up':
    'Dice qué es el cliente: comprador, propietario, agente o varios a la vez.',
  'endpoint.POST /v2/clients/edit':
    'Cambia el perfil; lo que no se nombra se queda igual. Una dirección nueva vale cuando se confirma.',
  'endpoint./v2/clients/links/{id}': 'Qué hace el enlace firmado de un correo y para quién; preguntar no hace nada.',
  'endpoint./v2/clients/countries': 'Los países del mundo por su nombre.',
  'endpoint./v2/clients/sessions': 'Dónde hay sesión abierta, el uso más reciente primero.',
  'endpoint.DELETE /v2/clients/sessions/{id}': 'Cierra una de las sesiones del cliente.',
  'endpoint./v2/clients/favorites':
    'Las tarjetas de los favoritos que se ofrecen, del más reciente al más viejo; aparte, los que ya no se ofrecen.',
  'endpoint.PUT /v2/clients/favorites':
    'Une lo que un navegador guardaba a los favoritos (vale el momento más reciente de cada uno) y responde con todos; 500 como máximo.',
  'endpoint.PUT /v2/clients/favorites/{code}':
    'Guarda una propiedad como favorita; repetirlo no cambia nada. 409 cuando ya no caben más.',
  'endpoint.DELETE /v2/clients/favorites/{code}': 'Quita una propiedad de los favoritos; repetirlo no cambia nada.',
  'endpoint./v2/clients/recently-viewed':
    'Las tarjetas de lo último que se vio, de lo más reciente a lo más viejo, 50 como máximo; aparte, lo que ya no se ofrece.',
  'endpoint.PUT /v2/clients/recently-viewed':
    'Une lo que un navegador recordaba a lo visto (vale el momento más reciente de cada uno) y responde con todo.',
  'endpoint.DELETE /v2/clients/recently-viewed': 'Olvida todo lo visto.',
  'endpoint.PUT /v2/clients/recently-viewed/{code}':
    'Anota que una propiedad se vio ahora, o en el momento que se nombre.',
  'endpoint.DELETE /v2/clients/recently-viewed/{code}': 'Olvida que una propiedad se vio.',
  'endpoint./v2/clients/searches': 'Las búsquedas guardadas, de la más reciente a la más vieja.',
  'endpoint.POST /v2/clients/searches':
    'Guarda una búsqueda con un nombre; los mismos filtros otra vez toman el nombre y la frecuencia nuevos. 409 cuando ya hay 50.',
  'endpoint.PATCH /v2/clients/searches/{id}':
    'Cambia el nombre, los filtros o los avisos de una búsqueda guardada; lo que no se nombra se queda igual.',
  'endpoint.DELETE /v2/clients/searches/{id}': 'Elimina una búsqueda guardada y termina sus avisos.',
  'endpoint./v2/clients/search-history': 'Lo último que se buscó, de lo más reciente a lo más viejo, 100 como máximo.',
  'endpoint.POST /v2/clients/search-history': 'Recuerda una búsqueda; los mismos filtros otra vez pasan al principio.',
  'endpoint.PUT /v2/clients/search-history':
    'Une lo que un navegador recordaba al historial (vale el momento más reciente de cada búsqueda) y responde con todo.',
  'endpoint.DELETE /v2/clients/search-history/{id}': 'Olvida una búsqueda.',
  'endpoint.DELETE /v2/clients/search-history': 'Olvida todas las búsquedas.',
  'endpoint./v2/captcha':
    'Lo que un navegador resuelve antes de enviar un formulario: un reto propio o la clave de un captcha externo; nulo donde no se pide ninguno.',
  'parameter.day': 'Día, en hora de Santo Domingo.',
  'parameter.person': 'Número de la cuenta de quien lo hizo.',
  'parameter.kind': 'Qué se hizo.',
  'parameter.of_colleagues': 'Lo que tienen publicado los colegas, solo para leerlo.',
  'parameter.max_quality': 'Menos de tantos puntos de calidad.',
  'parameter.unconfirmed_days': 'En oferta y sin confirmar desde hace tantos días.',
  'parameter.without_english': 'Si le falta el texto en inglés.',
  'parameter.source_id': 'Lo que trajo esa fuente de importación.',
  'parameter.mandate_until': 'Último día de la captación, hasta esta fecha.',
  'parameter.agency_id': 'El número de una agencia; quien dirige una tiene la suya.',
  'parameter.member': 'Alguien del equipo: `agent-12` por el número del agente, o `manager-5` por el de la cuenta.',
  'parameter.action': 'Para qué se envía el formulario.',
  'parameter.provider': 'Nombre del proveedor: google.',
  'parameter.lang': 'Idioma de la página a la que se vuelve: es (por defecto) o en.',
  'parameter.code': 'Código de la propiedad, como 10-20345; en el regreso de un proveedor, el código que este dio.',
  'parameter.state': 'Lo que el proveedor devolvió, tal como vino.',
  'parameter.iss': 'Quién dice ser el proveedor, si lo dice.',
  'parameter.error': 'Por qué el proveedor dijo que no.',
  'docs.session': 'El token de quien inició sesión.',
  'docs.in_body': 'cuerpo',
  'docs.in_header': 'encabezado',
  'docs.status_201': 'Hecho.',
  'docs.status_204': 'Hecho; no hay más que decir.',
  'docs.status_403': 'No está permitido, o falta el encabezado X-Requested-With: XMLHttpRequest.',
  'parameter.agency': 'Propiedades de la agencia con este número.',
  'parameter.agent': 'Propiedades del agente con este número.',
  'parameter.bathrooms': 'Al menos tantos baños; 5 es más de 4.',
  'parameter.bbox': 'Zona: oeste,sur,este,norte en grados.',
  'parameter.bedrooms': 'Al menos tantas habitaciones; 5 es más de 4.',
  'parameter.business_type': 'Venta o alquiler.',
  'parameter.city': 'Nombre de la ciudad como va en las direcciones.',
  'parameter.codes': 'Códigos de propiedades, a lo sumo cien.',
  'parameter.exclusive': 'Solo lo que un agente ofrece en exclusiva, o lo que no.',
  'parameter.collection': 'Solo lo que es de la Collection, o lo que no.',
  'parameter.currency': 'Moneda de min_price, max_price y max_payment; dólares si no se indica.',
  'parameter.delivery_year': 'Año de la entrega prevista.',
  'parameter.features': 'Con todas estas características.',
  'parameter.furnished': 'Amueblada o no.',
  'parameter.id': 'Número de lo que la ruta nombra.',
  'parameter.language': 'Idioma que habla el agente.',
  'parameter.max_m2': 'Metros cuadrados construidos, o de terreno donde no hay nada construido: a lo sumo.',
  'parameter.max_payment':
    'Cuota mensual máxima, incluida, del préstamo usual: inicial de 20%, 20 años y la tasa promedio de la moneda (8.97% en dólares, mayo de 2025; 11.81% en pesos, noviembre de 2025). Solo encuentra lo que está en venta.',
  'parameter.max_price': 'Precio máximo, incluido.',
  'parameter.min_m2': 'Metros cuadrados construidos, o de terreno donde no hay nada construido: al menos.',
  'parameter.min_price': 'Precio mínimo, incluido.',
  'parameter.min_power_water': 'Al menos tantos puntos de luz y agua, de 0 a 100.',
  'parameter.name': 'Parte del nombre.',
  'parameter.page': 'Número de la página, desde 1.',
  'parameter.parkings': 'Al menos tantos parqueos; 5 es más de 4.',
  'parameter.per_page': 'Propiedades por página.',
  'parameter.pets_allowed': 'Donde se sabe que se aceptan mascotas (1), o que no (0).',
  'parameter.polygon': 'Zona dibujada: de 3 a 200 puntos en el formato Encoded Polyline de Google.',
  'parameter.q': 'Texto, lugar o código; sin distinguir acentos ni mayúsculas.',
  'parameter.sector': 'Nombre del sector como va en las direcciones.',
  'parameter.slug': 'Nombre del proyecto como va en las direcciones.',
  'parameter.sort': 'Orden; un guion delante lo invierte.',
  'parameter.stage': 'Etapa de la obra.',
  'parameter.tax_incentive': 'Con exención CONFOTUR (1) o sin ella (0).',
  'parameter.stories': 'Exactamente tantos niveles; 5 es más de 4.',
  'parameter.text': 'Lo que se busca, dicho con palabras; hasta 240 caracteres.',
  'parameter.type': 'De cualquiera de estos tipos.',
  'parameter.under_construction': 'En construcción o terminada.',
  'parameter.white_line': 'Con línea blanca o sin ella.',
  'parameter.zoom': 'Acercamiento del mapa.',
  'endpoint.POST /v2/alerts':
    'Avisos de una búsqueda para quien no tiene cuenta, cuando confirme su dirección por correo; la respuesta es siempre la misma.',
  'endpoint./v2/alerts/{key}': 'La búsqueda de la que habla el enlace firmado de un correo.',
  'endpoint.PATCH /v2/alerts/{key}': 'Cambia cada cuánto llegan los avisos, con el enlace firmado de uno de ellos.',
  'endpoint./v2/alerts/{key}/confirm':
    'La búsqueda cuyos avisos empezaría un enlace firmado; preguntar no empieza nada.',
  'endpoint.POST /v2/alerts/{key}/confirm': 'Confirma la dirección de unos avisos por un enlace firmado.',
  'endpoint.POST /v2/alerts/{key}/pause':
    'Termina los avisos con un clic, también desde un programa de correo (RFC 8058).',
  'parameter.key': 'Nombre de la búsqueda en los enlaces de los correos.',
  'parameter.signature': 'Firma del enlace.',
  'parameter.expires': 'Hasta cuándo vale el enlace, en segundos desde 1970.',
  'endpoint./v2/workspace/drafts/{id}/look-alikes': 'Lo que ya se ofrece y se parece a la propiedad de un borrador.',
  'endpoint./v2/look-alikes':
    'Pares de propiedades que parecen la misma: primero las que esperan y después las más parecidas; o las ya decididas.',
  'endpoint./v2/look-alikes/{id}': 'Dos propiedades parecidas, lado a lado; queda anotado que se leyó su captación.',
  'endpoint.POST /v2/look-alikes/{id}':
    'Dice si dos propiedades son distintas, la misma, o si la más reciente tiene las fotos de la otra.',
  'parameter.which': '`open` son las que faltan por decidir; `decided`, las decididas.',
  'endpoint./v2/workspace': 'Lo que espera a quien trabaja aquí y lo que pasó con sus propiedades en 60 días.',
  'endpoint./v2/workspace/listings':
    'Propiedades y borradores: las propias de un agente, las de su agencia para un gerente, todas para el personal; y cuántas hay en cada estado.',
  'endpoint.POST /v2/workspace/listings/bulk':
    'Aplica una acción a hasta 500 propiedades, una tras otra; la que no se pueda dice por qué y las demás siguen.',
  'endpoint./v2/workspace/listings/bulk/{id}':
    'Cuánto falta de una acción sobre muchas propiedades, y qué pasó con cada una.',
  'endpoint.POST /v2/workspace/listings/bulk/{id}/undo':
    'Deshace una acción sobre muchas propiedades durante 30 minutos, donde nada cambió después.',
  'endpoint./v2/workspace/listings/export':
    'La misma lista como tabla para hojas de cálculo, con las columnas que lee una importación.',
  'endpoint./v2/workspace/listings/sheet': 'La misma lista como archivo de Excel.',
  'endpoint./v2/workspace/template': 'Las columnas que lee una importación, con dos filas de ejemplo, en CSV.',
  'endpoint./v2/workspace/template/sheet':
    'Lo mismo como archivo de Excel, con una hoja de los valores que admite cada columna.',
  'endpoint.POST /v2/workspace/listings/confirm':
    'Dice de varias propiedades que siguen disponibles; nombra las que no se pueden confirmar.',
  'endpoint./v2/workspace/listings/{code}/figures':
    'Lo que pasó con una propiedad en 90 días, lo que se pidió por ella y dónde la muestra la búsqueda.',
  'endpoint./v2/properties/{code}/gone':
    'Lo que se puede decir de una propiedad que ya no se ofrece: menos cuanto más tiempo hace; a los dos años, nada (410).',
  'endpoint.POST /v2/properties/{code}/opened':
    'La página de una propiedad estuvo a la vista cinco segundos: se cuenta por día, sin nada de quién la vio ni nada guardado en su equipo.',
  'endpoint./v2/available/{key}':
    'Las propiedades por las que pregunta el enlace firmado de un correo; preguntar no confirma nada.',
  'endpoint.POST /v2/available/{key}':
    'Dice por el enlace firmado de un correo que siguen disponibles, o que ya no: entonces se pausan.',
  'endpoint.POST /v2/properties/{code}/reports':
    'El aviso de un visitante de que un anuncio no es cierto; dos de personas distintas en una semana le preguntan al agente.',
  'endpoint.POST /v2/properties/{code}/reports/{reason}':
    'Lo mismo desde una página sin scripts, con un toque: pregunta al agente y no mueve nada.',
  'parameter.available.key': 'Número del agente a quien se le escribió.',
  'parameter.available.codes': 'Las propiedades, separadas por comas.',
  'parameter.reason': 'Qué no es cierto.',
  'endpoint./v2/workspace/listings/{code}/offer':
    'En qué estado está una propiedad y qué se puede hacer con ella ahora; la que no está al alcance no existe.',
  'endpoint./v2/workspace/listings/{code}/rank':
    'Por qué una propiedad está donde está: los puntos que suman su lugar en el orden.',
  'endpoint.POST /v2/workspace/listings/{code}/status':
    'Separa, pausa, cierra, retira o vuelve a ofrecer una propiedad. Lo que su estado no permite se rechaza (409), igual que lo decidido sobre un estado anterior.',
  'endpoint.POST /v2/workspace/listings/{code}/price':
    'Cambia el precio público al momento; si en un día cambia más de una cuarta parte, pide confirmarlo con is_sure.',
  'endpoint.POST /v2/workspace/listings/{code}/confirm':
    'Dice que la propiedad sigue disponible hoy; la que se pausó sola por falta de confirmación vuelve a ofrecerse.',
  'endpoint.POST /v2/workspace/listings/{code}/assign':
    'Pasa una propiedad a otro agente de la agencia; a otra agencia, solo el personal y con un motivo.',
  'endpoint.POST /v2/messages/conctact':
    'Un mensaje a la red. La respuesta trae la referencia con la que se conoce la solicitud.',
  'endpoint.POST /v2/messages/franchise': 'Una solicitud para abrir una franquicia.',
  'endpoint.POST /v2/messages/loan': 'Una solicitud de préstamo hipotecario.',
  'endpoint.POST /v2/messages/join': 'Una solicitud para ser agente de la red.',
  'endpoint.POST /v2/messages/agent/{id}':
    'Un mensaje a un agente; con recipient agency, o con un número que ningún agente tiene, a la agencia de ese número.',
  'endpoint.POST /v2/leads/whatsapp':
    'Anota que un visitante empieza a escribir por WhatsApp a un agente, una agencia o la red; no sale ningún correo.',
  'endpoint./v2/leads':
    'Las solicitudes, de la más nueva a la más vieja: las propias de un agente, o todas para el personal; meta cuenta cada estado. Las sospechosas solo se ven si se piden.',
  'endpoint./v2/leads/export':
    'Las mismas solicitudes como tabla CSV, diez mil como máximo; ninguna celda se lee como fórmula.',
  'endpoint./v2/leads/{id}': 'Una solicitud con sus notas y lo que pasó con ella; la que no es del agente no existe.',
  'endpoint.PATCH /v2/leads/{id}':
    'Dice en qué estado está una solicitud o, para el personal, qué agente la atiende (null: nadie todavía).',
  'endpoint.POST /v2/leads/{id}/notes': 'Agrega una nota que solo lee la red.',
  'endpoint./v2/agents/{id}/visit-moments':
    'A qué horas puede un agente mostrar una propiedad en los próximos días: solo las libres; qué más tiene en su semana no se dice.',
  'endpoint.POST /v2/agents/{id}/visits':
    'Pide a un agente una visita, en persona o por videollamada, a una de hasta tres horas; la que no está libre se rechaza por su campo.',
  'endpoint./v2/clients/visits':
    'Las visitas pedidas desde el correo de la cuenta: primero las que vienen, luego las demás, de la más reciente a la más antigua.',
  'endpoint./v2/visits/{key}': 'La visita de la que habla el enlace firmado de un correo; preguntar no cambia nada.',
  'endpoint.PATCH /v2/visits/{key}':
    'Acepta una hora de una visita, propone otra, la rechaza, la cancela o pide otras, por el enlace firmado de un correo. Una hora ocupada se rechaza (409) y free_moments dice las libres.',
  'endpoint./v2/visits/{key}/calendar': 'Una visita acordada o cancelada, como evento para calendarios (RFC 5545).',
  'endpoint.PATCH /v2/leads/{id}/visit':
    'Lo mismo desde la gestión, para quien muestra la propiedad. Una hora ocupada se rechaza (409) y free_moments dice las libres.',
  'endpoint./v2/visit-hours':
    'La semana en que un agente hace visitas: la propia o, para el personal, la de cualquiera.',
  'endpoint./v2/clients/factor':
    'Si la cuenta tiene verificación en dos pasos, y desde cuándo la pide el espacio de trabajo.',
  'endpoint.POST /v2/clients/factor':
    'Crea el secreto para una aplicación de códigos (RFC 6238); vale cuando se confirma un código.',
  'endpoint.POST /v2/clients/factor/confirm':
    'Activa la verificación con un primer código, cierra las otras sesiones y responde diez códigos de recuperación, que se muestran solo esta vez.',
  'endpoint.POST /v2/clients/factor/off': 'Desactiva la verificación en dos pasos con la contraseña y un código.',
  'endpoint.POST /v2/clients/login/code':
    'Termina un inicio de sesión que pidió el segundo paso: cinco intentos en 15 minutos, y cada código una vez.',
  'endpoint./v2/tokens': 'Los tokens que funcionan: los de la agencia o, para el personal, los de todas.',
  'endpoint.POST /v2/tokens':
    'Crea un token para los programas de la agencia. `secret` se muestra solo esta vez y no se guarda: enviado como `Authorization: Bearer`, sin clave del cliente, llega a lo que sus permisos nombran, 600 llamadas por minuto.',
  'endpoint.DELETE /v2/tokens/{id}': 'Revoca un token al instante.',
  'endpoint./v2/webhooks': 'Los webhooks de la agencia o, para el personal, los de todas.',
  'endpoint.POST /v2/webhooks':
    'Avisa a una dirección pública de lo que pasa, según Standard Webhooks. `secret` se muestra solo esta vez. Lo que no se responde con 2xx se intenta diez veces en tres días.',
  'endpoint.PATCH /v2/webhooks/{id}': 'Cambia de qué se avisa a un webhook, o lo activa o desactiva.',
  'endpoint.DELETE /v2/webhooks/{id}': 'Elimina un webhook con su registro, al instante.',
  'endpoint.POST /v2/webhooks/{id}/secret':
    'Crea otro secreto, que se muestra solo esta vez. Durante 24 horas se firma con los dos.',
  'endpoint.POST /v2/webhooks/{id}/test': 'Envía `webhook.test`; el registro dice qué pasó.',
  'endpoint./v2/webhooks/{id}/deliveries':
    'Lo enviado en 30 días y lo que espera, de lo más nuevo a lo más viejo, de 50 en 50.',
  'endpoint.POST /v2/webhooks/{id}/deliveries/{delivery}/again':
    'Envía otra vez uno de ellos, con el mismo `webhook-id`.',
  'parameter.before': 'Número del último que ya se leyó.',
  'parameter.delivery': 'Número del envío.',
  'docs.token': 'El token de una agencia, que empieza por mqt_; no necesita X-Api-Key ni X-Requested-With.',
  'docs.webhook':
    'Lo que recibe un webhook (POST, JSON). Para comprobarlo: HMAC-SHA256 de `{webhook-id}.{webhook-timestamp}.{cuerpo}`, con los bytes del secreto (base 64, tras whsec_), en base 64 y tras `v1,` en webhook-signature, que puede traer dos firmas separadas por un espacio. Rechaza lo que tenga más de cinco minutos y procesa una sola vez lo que traiga el mismo webhook-id. Responde 2xx antes de 10 segundos; 410 desactiva el webhook.',
  'endpoint./v2/team':
    'Quién trabaja en una agencia, qué tiene cada persona y a quién se invitó; la red dice cuál agencia.',
  'endpoint.POST /v2/team/invite': 'Invita por correo: el enlace funciona una vez, durante 72 horas.',
  'endpoint.DELETE /v2/team/invitations/{id}': 'Retira una invitación: su enlace deja de valer.',
  'endpoint.PATCH /v2/team/{member}': 'Hace gerente a un agente, o al revés.',
  'endpoint.POST /v2/team/{member}/suspend':
    'Suspende a alguien: sus sesiones se cierran al instante y lo que lleva pasa a quien se nombra; si algo quedara sin nadie, se rechaza (409).',
  'endpoint.POST /v2/team/{member}/readmit': 'Termina una suspensión; lo que pasó a otros sigue siendo de ellos.',
  'endpoint.POST /v2/team/{member}/reset-factor':
    'Quita una verificación en dos pasos perdida y cierra las sesiones; se avisa a su dueño.',
  'endpoint./v2/invitations/{key}': 'Lo que dice el enlace de una invitación; consultarlo no hace nada.',
  'endpoint.POST /v2/invitations/{key}':
    'Entra a una agencia con el enlace del correo, una vez: con una contraseña nueva o, si la dirección ya tiene cuenta, con la sesión de su dueño.',
  'endpoint./v2/workspace/agent':
    'Lo que el público lee de un agente: de uno mismo, null si la cuenta no es de un agente, o, para quien dirige, de cualquiera de la agencia.',
  'endpoint.PATCH /v2/workspace/agent':
    'Cambia esos datos. Otro teléfono u otro WhatsApp pide la contraseña, y se avisa a quien tenía el número y a la red.',
  'endpoint.POST /v2/workspace/agency/logo': 'Pone otro logo de la agencia, en PNG o WebP; queda cuadrado.',
  'endpoint./v2/workspace/audit':
    'Lo que hizo quien trabaja aquí, lo más nuevo primero: de su agencia para quien la dirige, todo para la red.',
  'endpoint.POST /v2/workspace/agent/picture': 'Pone otra foto de un agente.',
  'endpoint./v2/workspace/agency': 'Lo que el público lee de una agencia y cómo trabaja; la red dice cuál.',
  'endpoint.PATCH /v2/workspace/agency':
    'Cambia esos datos. Otro teléfono pide la contraseña, y se avisa a la agencia y a la red.',
  'endpoint.PUT /v2/visit-hours': 'Dice en qué semana hace visitas un agente; las ya acordadas se quedan como están.',
  'endpoint.POST /v2/workspace/drafts':
    'Empieza un borrador: de cero, de una propiedad (sus cambios o una copia de sus datos) o de una solicitud.',
  'endpoint./v2/workspace/drafts/{id}':
    'Un borrador con lo que le falta, su calidad y quién más guardó hace poco; el que está fuera del alcance no existe.',
  'endpoint.PATCH /v2/workspace/drafts/{id}':
    'Pone campos que todavía dicen lo que vio quien llama. Si alguno ya dice otra cosa, se rechaza (409) con lo que dice, de quién y desde cuándo en conflicts, y con el borrador de ahora en draft; los demás quedan puestos.',
  'endpoint.DELETE /v2/workspace/drafts/{id}': 'Borra un borrador; lo que es público sigue igual.',
  'endpoint.POST /v2/workspace/drafts/{id}/submit': 'Envía un borrador completo a revisión.',
  'endpoint.POST /v2/workspace/drafts/{id}/take-back': 'Saca un borrador de la revisión o del calendario.',
  'endpoint.POST /v2/workspace/drafts/{id}/return':
    'Devuelve un borrador a quien lo escribió, con el motivo, que se guarda y se manda por correo.',
  'endpoint.POST /v2/workspace/drafts/{id}/publish':
    'Publica un borrador completo, o los cambios de una propiedad. Si alguien publicó otra cosa en los mismos campos, se rechaza (409) y conflicts los dice.',
  'endpoint.POST /v2/workspace/drafts/{id}/schedule':
    'Dice cuándo se publica un borrador y cuándo se pausa; null es nunca.',
  'endpoint./v2/workspace/drafts/{id}/comparables':
    'Lo que piden por metro cuadrado propiedades de la misma operación, tipo y sector (si no, ciudad), en oferta o cerradas en doce meses; con menos de doce no dice nada.',
  'endpoint./v2/workspace/drafts/{id}/projects':
    'Los proyectos de su agencia a los que puede pertenecer un borrador, con sus unidades libres.',
  'endpoint.PUT /v2/workspace/drafts/{id}/waiting':
    'Dice cuántos archivos esperan en un equipo para subir a un borrador, y así lo ven los demás; con cero deja de decirse.',
  'endpoint./v2/workspace/drafts/{id}/changes': 'Lo que un borrador cambiaría de lo que es público, campo por campo.',
  'endpoint./v2/workspace/listings/{code}/versions':
    'Lo que se publicó de una propiedad, lo más nuevo primero, y lo que se guardó de su borrador en 30 días.',
  'endpoint./v2/workspace/listings/{code}/versions/{n}': 'Una versión entera y lo que cambió.',
  'endpoint.POST /v2/workspace/listings/{code}/restore':
    'Empieza un borrador que dice lo que decía una versión anterior; nada se borra.',
  'endpoint./v2/workspace/listings/{code}/private':
    'Lo que solo la agencia sabe de una propiedad; que el personal lo lea queda anotado.',
  'endpoint.PUT /v2/workspace/listings/{code}/private':
    'Cambia lo que solo la agencia sabe de una propiedad; nada público cambia.',
  'endpoint./v2/workspace/review': 'Los borradores que esperan que quien llama los revise, el más viejo primero.',
  'parameter.n': 'Número de la versión, desde 1.',
  'parameter.days': 'Cuántos días, contando hoy; 28 como máximo.',
  'parameter.as': 'De quién es el enlace: visitor o agent.',
  'parameter.agent_id':
    'Número del agente; quien dirige una agencia nombra a los suyos, y el personal de la red a cualquiera.',
  'endpoint.POST /v2/newsletter-subscription':
    'Suscribe una dirección cuando la confirma por correo. A quien la confirmó en este navegador se le dice que ya está suscrita (422); a los demás, lo de siempre, y su dueño recibe un correo.',
  'endpoint./v2/newsletter-subscription/{key}': 'La suscripción de la que habla el enlace firmado de un correo.',
  'endpoint.PATCH /v2/newsletter-subscription/{key}':
    'Cambia los temas, o termina y reanuda el boletín, por el enlace firmado de un correo.',
  'endpoint./v2/newsletter-subscription/{key}/confirm':
    'La suscripción que confirmaría un enlace firmado; preguntar no confirma nada.',
  'endpoint.POST /v2/newsletter-subscription/{key}/confirm':
    'Confirma una dirección por un enlace firmado; el navegador que guarda proof sabrá después que ya está suscrita.',
  'endpoint.POST /v2/newsletter-subscription/{key}/unsubscribe':
    'Termina el boletín con un clic, también desde un programa de correo (RFC 8058).',
  'parameter.newsletter-subscription.key': 'Nombre de la suscripción en los enlaces de los correos.',
  'parameter.leads.kind': 'De cualquiera de estos tipos.',
  'parameter.leads.state': 'En cualquiera de estos estados; sin ninguno, todas menos las sospechosas.',
  'parameter.leads.agent': 'Número del agente que atiende, o none: nadie todavía.',
  'parameter.leads.from': 'Primer día, en Santo Domingo.',
  'parameter.leads.to': 'Último día, incluido.',
  'parameter.leads.property_code': 'Sobre la propiedad con este código.',
  'parameter.leads.q': 'Parte del nombre, teléfono, correo, referencia o mensaje; sin importar acentos ni mayúsculas.',
  'parameter.leads.per_page': 'Solicitudes por página.',
  'endpoint.POST /v2/uploads':
    'Empieza un envío (tus 1.0): Upload-Length dice cuánto mide y Upload-Metadata en qué se convierte (purpose: photo, plan, view_360, video, document o import; draft: el número del borrador; cover: 1 si es la portada; source: el número de la fuente de una importación, y name: cómo se llama su archivo).',
  'endpoint./v2/uploads/{id}':
    'Hasta dónde llegó un envío y en qué se convirtió; con HEAD, Upload-Offset dice por dónde seguir.',
  'endpoint.PATCH /v2/uploads/{id}':
    'Agrega un pedazo a un envío (tus 1.0); con Upload-Checksum solo se toma tal como se envió.',
  'endpoint.DELETE /v2/uploads/{id}': 'Termina un envío y borra lo que había llegado.',
  'endpoint./v2/workspace/pictures': 'Fotos por sus claves, en el orden en que se piden; las que no existen no salen.',
  'endpoint.POST /v2/workspace/pictures/edits':
    'Crea una versión girada y recortada de una foto subida; la respuesta trae su clave.',
  'endpoint./v2/workspace/documents/{name}': 'Un documento privado de la agencia, para guardarlo.',
  'parameter.keys': 'Claves de fotos, a lo sumo ochenta.',
  'endpoint./v2/imports':
    'Las fuentes de inventario de la agencia con su última importación; las de todas para el personal de la red.',
  'endpoint.POST /v2/imports': 'Crea una fuente: qué son sus archivos, cómo llegan y de quién son sus propiedades.',
  'endpoint./v2/imports/{id}': 'Una fuente con su última importación.',
  'endpoint.PATCH /v2/imports/{id}':
    'Cambia una fuente: nombre, dirección, horario, agente y qué pasa con lo que desaparece.',
  'endpoint.DELETE /v2/imports/{id}':
    'Elimina una fuente; sus propiedades se quedan como están y nada más las actualiza.',
  'endpoint.PUT /v2/imports/{id}/mapping':
    'Dice qué es cada columna, desde ahora para esta fuente; lo que aún no se aplicó se lee de nuevo.',
  'endpoint./v2/imports/{id}/runs': 'Las importaciones de una fuente, la más nueva primero.',
  'endpoint.POST /v2/imports/{id}/runs':
    'Empieza una importación con un archivo enviado (purpose import) o con lo que hay ahora en la dirección. Una vista previa se detiene antes de cambiar nada.',
  'endpoint./v2/imports/{id}/runs/{run}':
    'Una importación: por dónde va, sus cuentas y errores más comunes, qué espera y qué se puede hacer con ella.',
  'endpoint./v2/imports/{id}/runs/{run}/columns':
    'Las columnas del archivo con ejemplos, lo que parecen ser y lo que la fuente ya sabe de ellas.',
  'endpoint./v2/imports/{id}/runs/{run}/rows':
    'Qué hace la importación con cada fila, en el orden del archivo; las que no cambian solo se cuentan.',
  'endpoint./v2/imports/{id}/runs/{run}/report':
    'Todo lo que la importación cambió y rechazó, como tabla: una línea por error y por fila.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/apply':
    'Aplica lo que leyó una vista previa; donde algo la frena, espera una aprobación.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/approve':
    'Aprueba lo que la importación espera: sus frenos o, cuando terminó, los precios que cambiaron más de un 25 %.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/stop':
    'Detiene una importación; lo que ya aplicó se queda, y se puede deshacer.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/undo':
    'Deshace lo que cambió una importación, la más nueva primero y hasta 30 días después; lo que alguien cambió luego se deja y se nombra.',
  'endpoint./v2/workspace/listings/{code}/source':
    'De dónde viene una propiedad y qué datos ya no le cambia su fuente; null si se escribió aquí.',
  'endpoint.POST /v2/workspace/listings/{code}/source/follow':
    'Deja que la fuente vuelva a cambiar esos datos desde su próxima importación.',
  'parameter.run': 'Número de la importación.',
  'parameter.imports.agency': 'Número de la agencia; solo para el personal de la red.',
  'parameter.imports.per_page': 'Filas por página.',
  'parameter.imports.outcome': 'Qué es la fila frente a lo que la fuente decía antes.',
  'parameter.imports.result': 'Qué se hizo con la fila.',
  'parameter.imports.problem': 'Filas con este error, por su código; any: con cualquiera.',
  'parameter.imports.column': 'Filas con un error en esta columna del archivo.',
  'parameter.imports.q': 'Parte de una referencia, un código o un título.',
  'docs.header_Tus-Resumable': '1.0.0, la versión de tus.',
  'docs.header_Upload-Length': 'Bytes del archivo entero.',
  'docs.header_Upload-Metadata': 'Pares de nombre y valor en base64, separados por comas.',
  'docs.header_Upload-Offset': 'Byte en el que empieza este pedazo.',
  'docs.header_Upload-Checksum': 'sha256 y la suma del pedazo en base64.',
} as const
