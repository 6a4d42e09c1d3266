/** Terms and privacy, which only the server says: a browser gets them with their page. */
export default {
  'legal.contents': 'En esta página',
  'legal.updated': 'Vigente desde el {date}',
  'legal.terms.head.title': 'Términos y condiciones de uso de {brand}',
  'legal.terms.head.description':
    'Qué puedes esperar de este sitio, qué no, cómo se muestran los precios y las propiedades, y qué ley se aplica.',
  'legal.terms.crumb': 'Términos y condiciones',
  'legal.terms.lead': 'Las reglas para usar este sitio, escritas para leerse.',
  'legal.terms.who.title': 'Quiénes somos',
  'legal.terms.who.text':
    'Este sitio es de {legal_name}, con oficina en {address}, República Dominicana. En estos términos, “nosotros” es esa empresa y “la red” son las agencias y agentes que publican aquí.\n\nAl usar el sitio aceptas estos términos. Si no estás de acuerdo, no lo uses.',
  'legal.terms.service.title': 'Qué hace el sitio',
  'legal.terms.service.text':
    'Muestra propiedades y proyectos en venta y alquiler, y te pone en contacto con el agente que los representa. Leer y buscar es gratis y no exige cuenta.\n\nNavegar el sitio no crea un contrato de corretaje. Ese contrato, y la comisión, se acuerdan por escrito con una agencia.',
  'legal.terms.listings.title': 'Las propiedades',
  'legal.terms.listings.text':
    'Los datos de cada propiedad los aporta el agente a partir de lo que declara quien vende o alquila. Los revisamos, pero pueden tener errores o cambiar antes de que los actualicemos.\n\n- La disponibilidad y el precio se confirman con el agente.\n- Las áreas son aproximadas; valen las del título y los planos.\n- En el mapa, las viviendas se señalan con un círculo y no con su punto exacto.\n- En los proyectos, las imágenes y los acabados pueden ser ilustrativos, y las fechas de entrega las fija el desarrollador.\n\nAntes de pagar, revisa los papeles con un abogado.',
  'legal.terms.figures.title': 'Precios, cuotas e impuestos',
  'legal.terms.figures.text':
    'Cada precio está en la moneda que fijó quien lo ofrece. La otra moneda es una conversión con la tasa y la fecha que se indican.\n\nLas cuotas, los gastos y los impuestos que calculamos son estimaciones con la fórmula, la fuente y el año a la vista. Sirven para comparar: no son una oferta de crédito ni asesoría legal, fiscal o financiera.',
  'legal.terms.use.title': 'Lo que puedes hacer',
  'legal.terms.use.text':
    'Puedes consultar, guardar, imprimir y compartir las páginas para decidir tu compra o tu alquiler, o para trabajar con la red.\n\nNo puedes:\n\n- publicar como tuyas las fotos, los textos o las propiedades;\n- entrar donde no te corresponde, ni probar la seguridad sin permiso escrito;\n- pedir páginas o datos a un ritmo que perjudique a los demás: el sitio limita las solicitudes por minuto;\n- usar los datos de los agentes para enviar publicidad.',
  'legal.terms.rights.title': 'Contenido y marcas',
  'legal.terms.rights.text':
    'El nombre, el logo y los textos del sitio son de {legal_name} o se usan con permiso. Las fotos y los planos son de sus autores o de las agencias.',
  'legal.terms.map.title': 'El mapa',
  'legal.terms.map.text':
    'Los datos del mapa son de [OpenStreetMap](https://www.openstreetmap.org/copyright), © sus colaboradores, con la licencia [ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/).\n\n- Las costas que trae el programa salen de [GSHHG](https://www.soest.hawaii.edu/pwessel/gshhg/), de Paul Wessel y Walter H. F. Smith (licencia LGPL 3).\n- Otros trazos son de [Natural Earth](https://www.naturalearthdata.com), de dominio público.\n- Cuando el mapa muestra calles, salen de un extracto de OpenStreetMap preparado por [Protomaps](https://protomaps.com), con la misma licencia ODbL. Si quieres esa base de datos, pídela a {email}.',
  'legal.terms.others.title': 'Otros sitios',
  'legal.terms.others.text':
    'Algunos enlaces llevan fuera: WhatsApp, redes sociales, el blog, bancos o desarrolladores. Lo que ocurre allí se rige por las reglas de cada uno.',
  'legal.terms.liability.title': 'Responsabilidad',
  'legal.terms.liability.text':
    'Hacemos lo razonable para que el sitio funcione y diga la verdad, pero no garantizamos que esté siempre disponible ni libre de errores. No respondemos por lo que acuerden las partes ni por daños indirectos del uso del sitio.\n\nNada de esto limita los derechos que te da la Ley 358-05 de protección al consumidor, ni la responsabilidad que la ley no permite excluir.',
  'legal.terms.changes.title': 'Cambios',
  'legal.terms.changes.text':
    'Si cambiamos estos términos publicaremos aquí los nuevos, con su fecha. Los cambios no se aplican a lo ya acordado.',
  'legal.terms.law.title': 'Ley y tribunales',
  'legal.terms.law.text':
    'Se aplica la ley de la República Dominicana. Para cualquier diferencia que no resolvamos conversando son competentes los tribunales de {province}, salvo que la ley te dé otro a ti como consumidor.\n\nPuedes escribirnos a {email} o llamar al {phone}.',

  'legal.privacy.head.title': 'Política de privacidad de {brand}',
  'legal.privacy.head.description':
    'Qué datos trata este sitio, cuáles se quedan en tu navegador, cuánto duran, quién los recibe y cómo ejerces tus derechos.',
  'legal.privacy.crumb': 'Política de privacidad',
  'legal.privacy.lead': 'Qué pasa con tus datos cuando usas este sitio. Describe lo que el programa hace de verdad.',
  'legal.privacy.short.title': 'En pocas palabras',
  'legal.privacy.short.text':
    '- Para leer y buscar no pedimos ningún dato ni hace falta cuenta.\n- No usamos publicidad, ni cookies ni otras herramientas de seguimiento.\n- Lo que el sitio recuerda de ti está en tu navegador y lo borras cuando quieras.\n- Las páginas, los tipos de letra, las fotos y videos salen de nuestro servidor, no de terceros.',
  'legal.privacy.who.title': 'Quién responde',
  'legal.privacy.who.text':
    'El responsable es {legal_name}, {address}, República Dominicana. Para todo lo relativo a tus datos: {email} o {phone}.\n\nCada agencia de la red responde por los datos que le entregas a ella directamente.',
  'legal.privacy.browser.title': 'Lo que se guarda en tu navegador',
  'legal.privacy.browser.text':
    'Estos datos se quedan en tu equipo:\n\n- el idioma que elegiste (idiom), hasta que lo borres;\n- el aviso que cerraste (isCloseForUser), hasta que lo borres;\n- el agente o la agencia cuyo enlace te trajo (referral), durante tres meses; va en tus mensajes para que sepamos quién te refirió;\n- los puntos del mapa que abriste (seen_pins), hasta que cierres la pestaña;\n- la página en que estás y la anterior (currentPath y prevPath), para volver a ella cuando accedes, hasta que cierres la pestaña;\n- lo que escribes en un formulario y aún no has enviado (draft:…), hasta que llegue o cierres la pestaña;\n- que confirmaste el boletín en este equipo (newsletter), hasta que lo borres;\n- tus favoritos (favourites), las propiedades que viste (viewed) y las que comparas (compared), hasta que las quites;\n- copias de páginas y fotos ya vistas, para abrirlas sin conexión.\n\nCuando abres una de esas listas, tu navegador pide al servidor las propiedades por su código, sin decir quién eres. Una comparación lleva los códigos en su dirección, para que puedas compartirla.\n\nTodo se borra con la opción “borrar datos del sitio” de tu navegador. Sin ellos el sitio funciona igual.',
  'legal.privacy.server.title': 'Lo que recibe nuestro servidor',
  'legal.privacy.server.text':
    'Como en cualquier página web, tu navegador envía al servidor la dirección que pide, tu dirección IP, el idioma preferido y el tipo de navegador.\n\n- La IP se usa en la memoria del servidor, durante un minuto aproximadamente, para limitar abusos. Cuando alguien entra a una cuenta o se le niega el paso, se anota con la hora en el registro del servidor, por seguridad; en la base de datos solo queda su huella, un mes.\n- Lo que buscas viaja en la dirección de la página. No lo asociamos a ninguna persona.\n- Si algo falla, se anota la hora, la dirección pedida y el error, sin tu IP.\n- Contamos solicitudes y tiempos en total, sin distinguir quién las hizo.\n\nLa empresa que aloja el servidor puede llevar registros técnicos propios por seguridad.',
  'legal.privacy.account.title': 'Si abres una cuenta',
  'legal.privacy.account.text':
    'Guardamos tu nombre, tu correo, tu contraseña en forma de huella argon2id (nadie puede leerla), si compras, vendes o eres agente, y lo que tú agregues a tu perfil: teléfonos, dirección, país, identificación, redes y foto.\n\nMientras tienes la sesión abierta, tu navegador guarda tus datos de usuario y una clave (user y token), que se borran al salir. Los enlaces que te enviamos por correo vencen. De los correos que te enviamos guardamos, durante {days} días, a qué dirección fueron y cuándo; lo que decían, solo hasta que salen.\n\nEn tu perfil puedes ver y corregir tus datos, y borrar la cuenta.',
  'legal.privacy.account_provider.text':
    'También puedes entrar con tu cuenta de {providers}. Entonces {providers} sabe que usas este sitio, y nos da tu nombre, tu correo y el identificador con que te reconocemos; nada más. Mientras vas y vuelves, durante diez minutos como máximo, tu navegador guarda una cookie que solo sirve para reconocer ese viaje y no dice quién eres.',
  'legal.privacy.outside_captcha.text':
    'Cuando empiezas a llenar un formulario, tu navegador pide a Google (reCAPTCHA) que compruebe que eres una persona: Google recibe tu IP y datos de tu navegador, y los trata según su propia política de privacidad y sus condiciones.',
  'legal.privacy.outside_analytics.text':
    'Si lo aceptas, contamos en Google Analytics cuántos formularios se envían. Tu navegador le dice a Google qué formulario fue, tu idioma y si te trajo el enlace de un agente o de una agencia, con un número inventado para esa visita; Google ve también tu IP. No enviamos tu nombre, tu correo, tu teléfono ni la página que miras, y no usamos cookies para esto. Lo que respondiste queda en tu navegador (analytics) y lo cambias al pie de cada página.',
  'legal.privacy.contact.title': 'Cuando nos escribes o nos llamas',
  'legal.privacy.contact.text':
    'Lo que envías en un formulario se guarda en nuestra base de datos con la fecha, la página, el idioma y, si llegaste por el enlace de un agente o una agencia, quién te refirió. Lo leen el agente o el departamento al que escribes y el personal de la red. El boletín empieza cuando confirmas tu correo y termina con el enlace de cualquiera de sus correos.\n\nLos botones de WhatsApp, teléfono y correo abren tu propia aplicación. Lo que envías llega al agente o a la oficina por ese medio, y se rige también por las reglas de quien lo presta (por ejemplo, WhatsApp). El mensaje que proponemos lleva el código, el precio y el enlace de la propiedad. Al abrir el chat anotamos desde qué página fue y a qué agente le escribes, sin tu nombre ni tu número.\n\nUsamos lo que nos cuentas para atenderte y no lo vendemos. A los {months} meses del último paso que dimos en tu solicitud borramos de ella tu nombre, tus datos de contacto, lo que escribiste y las notas que tomamos; para nuestras cuentas quedan solo de qué tipo era, de qué propiedad, cuándo llegó, quién la atendía y en qué terminó. Si tienes una cuenta y la borras, esto ocurre en ese momento. El correo con que tu solicitud llegó a quien te atiende está en su buzón y no se borra solo: si quieres que lo quite, escríbenos.',
  'legal.privacy.outside.title': 'Mapas y terceros',
  'legal.privacy.outside.text':
    'El mapa, los tipos de letra, las fotos y los videos vienen de nuestro servidor: verlos no avisa a nadie más.\n\nSi sigues un enlace a otro sitio, tu navegador le dice de qué dominio vienes, pero no qué página mirabas.',
  'legal.privacy.outside_map.text':
    'Los tipos de letra, las fotos y los videos vienen de nuestro servidor. El mapa viene de {host}, que al mostrarlo recibe tu dirección IP y la zona que miras.\n\nSi sigues un enlace a otro sitio, tu navegador le dice de qué dominio vienes, pero no qué página mirabas.',
  'legal.privacy.agents.title': 'Datos de los agentes',
  'legal.privacy.agents.text':
    'Publicamos el nombre, la foto, los idiomas, la licencia, el teléfono y el correo de trabajo de los agentes, porque su trabajo es que los encuentres. Un agente puede pedir su corrección o retiro.',
  'legal.privacy.rights.title': 'Tus derechos',
  'legal.privacy.rights.text':
    'La Ley 172-13 te permite saber qué datos tuyos tenemos, corregirlos, pedir que se borren y oponerte a que se usen. Escribe a {email} desde el medio con que nos contactaste, para saber que eres tú; respondemos en un máximo de diez días hábiles y no tiene costo.\n\nLo que guarda tu navegador lo controlas tú: no tenemos cómo verlo ni borrarlo desde aquí.',
  'legal.privacy.safety.title': 'Seguridad',
  'legal.privacy.safety.text':
    'El sitio aplica una política de contenido estricta que impide cargar programas ajenos, y pide a los navegadores usar siempre conexiones cifradas. Si encuentras una falla, escríbenos: la dirección está también en /.well-known/security.txt.',
  'legal.privacy.changes.title': 'Cambios',
  'legal.privacy.changes.text': 'Si el sitio empieza a tratar otros datos, esta página lo dirá antes, con su fecha.',
} as const
