/** Words of the franchise page. */
export default {
  'franchise.head.title': 'Franquicias inmobiliarias: abre tu agencia con {brand}',
  'franchise.head.description':
    'Qué recibe una franquicia, a quién buscamos, cómo se abre paso a paso y dónde están las oficinas de la red en República Dominicana.',
  'franchise.title': 'Tu agencia, con una red detrás',
  'franchise.lead':
    'Tú conoces tu ciudad y a su gente. {brand} pone la marca, la tecnología, la formación y los clientes que otras oficinas refieren.',
  'franchise.crumb': 'Franquicias',
  'franchise.ask': 'Solicitar información',
  'franchise.message': 'Hola, quiero información para abrir una franquicia.',
  'franchise.figures': 'La red en cifras',
  'franchise.since': 'año de fundación',
  'franchise.countries': 'países en la misma red',
  'franchise.agents': 'agentes asociados',
  'franchise.agents_value': '+{count}',
  'franchise.agents_range': '{least} a {most}',
  'franchise.offices': 'oficinas en el país',
  'franchise.get.title': 'Lo que recibes',
  'franchise.get.brand.title': 'Una marca conocida',
  'franchise.get.brand.text':
    'Identidad, rótulos y campañas listas. El cliente llega sabiendo con quién habla, y tú no empiezas de cero.',
  'franchise.get.technology.title': 'Tecnología que ya funciona',
  'franchise.get.technology.text':
    'Tus propiedades salen aquí en español y en inglés, con mapa, precio en dos monedas y cuota mensual. Tu oficina y cada agente tienen su página.',
  'franchise.get.training.title': 'Formación continua',
  'franchise.get.training.text':
    'Inducción para ti y tu equipo, y luego talleres de captación, documentos, financiamiento y servicio.',
  'franchise.get.referrals.title': 'Referidos entre oficinas',
  'franchise.get.referrals.text':
    'Un comprador de Santiago que busca en Bávaro llega a la oficina de Bávaro, y la comisión se comparte con reglas escritas.',
  'franchise.get.collection.title': 'Acceso a la Collection',
  'franchise.get.collection.text':
    'Las propiedades de lujo de tu zona se presentan en la sección de la red para ese mercado.',
  'franchise.get.opening.title': 'Acompañamiento al abrir',
  'franchise.get.opening.text':
    'Ubicación, montaje, contratación de los primeros agentes y un plan de doce meses revisado contigo cada trimestre.',
  'franchise.who.title': 'A quién buscamos',
  'franchise.who.text': 'No hace falta venir del sector. Sí hace falta:',
  'franchise.who.zone': 'Conocer la zona donde vas a abrir y querer hacer negocio en ella.',
  'franchise.who.team': 'Experiencia dirigiendo personas, en ventas o en un negocio propio.',
  'franchise.who.capital': 'Capital para el montaje y los primeros meses de operación.',
  'franchise.who.place': 'Un local, o disposición a encontrarlo con nosotros.',
  'franchise.who.time': 'Tiempo: la franquicia la dirige quien la abre.',
  'franchise.steps.title': 'De la primera llamada a la apertura',
  'franchise.steps.talk.title': 'Conversamos',
  'franchise.steps.talk.text': 'Nos cuentas qué ciudad te interesa y qué haces hoy. Te decimos si la zona está libre.',
  'franchise.steps.study.title': 'Estudiamos la zona',
  'franchise.steps.study.text':
    'Preparamos juntos los números de tu mercado: oferta, precios, ventas al año y agentes.',
  'franchise.steps.agreement.title': 'Firmamos',
  'franchise.steps.agreement.text':
    'Recibes el contrato completo con tiempo para revisarlo con tu abogado. Zona, plazo y costos quedan por escrito.',
  'franchise.steps.setup.title': 'Montamos y formamos',
  'franchise.steps.setup.text': 'Local, equipo, sistemas e inducción. Tus primeras captaciones entran antes de abrir.',
  'franchise.steps.open.title': 'Abres',
  'franchise.steps.open.text': 'La red te presenta a sus clientes y te visita durante el primer año.',
  'franchise.where.title': 'Dónde estamos',
  'franchise.where.text':
    'Toca un número en el mapa para ver la oficina. Si tu ciudad no aparece, es probable que esté disponible.',
  'franchise.talk.title': 'Hablemos de tu ciudad',
  'franchise.talk.text': 'Respondemos en un plazo de 24 a 48 horas. La primera conversación no te compromete.',
} as const
