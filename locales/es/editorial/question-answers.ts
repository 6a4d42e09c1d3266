/** The questions and their answers, which only the server says: a browser gets those of its page with the page. */
export default {
  'questions.head.title': 'Preguntas frecuentes sobre comprar, alquilar y vender',
  'questions.head.description':
    'Pasos para comprar, gastos e impuestos, CONFOTUR, préstamos, proyectos en planos, alquileres y uso del sitio, en palabras sencillas.',
  'questions.title': 'Preguntas frecuentes',
  'questions.lead':
    'Lo que más nos preguntan, con la ley o el año cuando importan. Es información general: tu caso lo confirma un abogado, el banco o la DGII.',
  'questions.topic.buying': 'Comprar',
  'questions.topic.costs': 'Gastos e impuestos',
  'questions.topic.loans': 'Préstamos',
  'questions.topic.projects': 'Proyectos en construcción',
  'questions.topic.renting': 'Alquilar',
  'questions.topic.selling': 'Vender o alquilar tu propiedad',
  'questions.topic.site': 'Este sitio',

  'questions.steps.asked': '¿Cuáles son los pasos para comprar una propiedad?',
  'questions.steps.answer':
    'En este orden:\n\n- Defines tu presupuesto y, si necesitas préstamo, pides una precalificación.\n- Visitas, comparas y haces una oferta por escrito.\n- Separas con un monto pequeño mientras tu abogado revisa los papeles.\n- Firmas la promesa de venta y pagas el inicial acordado.\n- Firmas el contrato definitivo, pagas el resto y recibes las llaves.\n- Se paga el impuesto de transferencia y el Registro de Títulos emite el certificado a tu nombre.',
  'questions.foreigners.asked': '¿Puede comprar una persona extranjera o que vive fuera?',
  'questions.foreigners.answer':
    'Sí. Una persona extranjera compra con su pasaporte y con los mismos derechos que una dominicana; para registrar el título se le asigna un número de contribuyente en la DGII.\n\nQuien no puede viajar firma por medio de un poder notarial, apostillado o pasado por un consulado dominicano.',
  'questions.papers.asked': '¿Qué debo revisar antes de separar?',
  'questions.papers.answer':
    'Como mínimo:\n\n- El certificado de título y una certificación del estado jurídico reciente, sin cargas ni oposiciones.\n- El deslinde: que la parcela esté individualizada, como pide la Ley 108-05.\n- Que quien vende sea quien figura en el título, o tenga poder para vender.\n- El IPI y las cuotas de mantenimiento al día.\n- En un apartamento, el régimen de condominio y su reglamento.\n- En un proyecto, los permisos y la fiduciaria.',
  'questions.separation.asked': '¿Qué es la separación? ¿La pierdo si no compro?',
  'questions.separation.answer':
    'Es un monto que saca la propiedad del mercado mientras se revisan los papeles y se firma la promesa de venta. Se descuenta del precio.\n\nSi se devuelve, y cuánto, depende de lo que firmes: pide que el recibo diga el plazo, los motivos de devolución y la penalidad. En los proyectos, el monto aparece en la ficha.',
  'questions.visit.asked': '¿Cómo agendo una visita?',
  'questions.visit.answer':
    'En la ficha de cada propiedad está el agente con su teléfono y su WhatsApp; el mensaje ya lleva el código y el enlace. Las visitas no tienen costo.',

  'questions.closing.asked': '¿Cuánto se paga además del precio?',
  'questions.closing.answer':
    'Lo usual para quien compra:\n\n- Impuesto de transferencia: 3% del valor, a pagar dentro de los seis meses de la firma.\n- Honorarios legales: entre 1% y 1.5%, más ITBIS.\n- Notario: hasta 1%.\n- Si hay préstamo: tasación, seguros e inscripción de la hipoteca.\n\nLos porcentajes de abogado y notario se negocian. Calcula entre 4% y 6% en total y pide el detalle por escrito.',
  'questions.ipi.asked': '¿Qué es el IPI y quién lo paga?',
  'questions.ipi.answer':
    'Es el impuesto anual al patrimonio inmobiliario: 1% sobre lo que exceda de RD$ 10,695,494 en 2026, sumando las propiedades de una misma persona. Se paga en dos cuotas, el 11 de marzo y el 11 de septiembre.\n\nLa vivienda única de una persona mayor de 65 años está exenta.',
  'questions.confotur.asked': '¿Qué beneficios da CONFOTUR?',
  'questions.confotur.answer':
    'La Ley 158-01 exonera de la transferencia del 3% y del IPI, hasta por 15 años, a quien compra directamente al desarrollador en un proyecto turístico clasificado.\n\n- Se clasifica el proyecto, no la zona: pide el número y la fecha de la resolución.\n- El plazo corre desde la resolución o desde que termina la obra, según lo que esta diga.\n- Es para la primera compra: no lo des por hecho en una reventa.',
  'questions.currency.asked': '¿Por qué cada precio sale en dólares y en pesos?',
  'questions.currency.answer':
    'El precio grande es el que fijó quien vende, en su moneda. El otro es una conversión con la tasa y la fecha que se indican, para que puedas comparar. Se paga lo que diga el contrato.',

  'questions.quota.asked': '¿Cómo se calcula la cuota mensual?',
  'questions.quota.answer':
    'Con la fórmula de cuota nivelada: el monto prestado, la tasa anual dividida entre doce y el número de meses. La cuota que mostramos incluye capital e intereses; no incluye seguros ni mantenimiento.\n\nLa tasa es un promedio con fecha. Es una referencia y no una oferta: la tuya la fija el banco.',
  'questions.initial.asked': '¿Cuánto inicial piden los bancos?',
  'questions.initial.answer':
    'Lo corriente es entre 20% y 30% del precio para residentes, y entre 30% y 50% para quien vive fuera. La cuota suele no pasar de 30% a 35% de los ingresos de la familia.',
  'questions.approval.asked': '¿Ustedes aprueban el préstamo?',
  'questions.approval.answer':
    'No. Lo aprueba el banco. Tu agente te dice qué documentos suelen pedir y te acompaña con la tasación y el cierre.',
  'questions.reset.asked': '¿La tasa es fija durante todo el préstamo?',
  'questions.reset.answer':
    'Casi nunca. Lo usual es una tasa fija por un período (de uno a diez años) que después el banco puede revisar. Antes de firmar, calcula también la cuota con dos o tres puntos más.',

  'questions.plan.asked': '¿Cómo se paga un proyecto en planos?',
  'questions.plan.answer':
    'Por etapas: separación, un inicial al firmar la promesa, cuotas durante la obra y el resto contra entrega, casi siempre con préstamo. Reparticiones comunes son 20/40/40 y 20/60/20.\n\nEl banco desembolsa cuando hay título y entrega, no antes: pide la precalificación con tiempo.',
  'questions.trust.asked': '¿Para qué sirve un fideicomiso?',
  'questions.trust.answer':
    'La Ley 189-11 permite que tu dinero lo administre una fiduciaria, separado del patrimonio del desarrollador, y que se libere según avanza la obra. Para viviendas de bajo costo, el fideicomiso da además una exención de la transferencia y un bono, con un tope de precio que cambia cada año.',
  'questions.delay.asked': '¿Y si la entrega se atrasa?',
  'questions.delay.answer':
    'La ficha del proyecto muestra la fecha prometida y la vigente. Lo que puedes exigir (plazo de gracia, penalidad, devolución) está en tu promesa de venta: léela antes de firmar.',

  'questions.rent_papers.asked': '¿Qué me piden para alquilar?',
  'questions.rent_papers.answer':
    'Normalmente cédula o pasaporte, carta de trabajo o estados de cuenta, y referencias. Muchos propietarios piden un garante o un seguro de alquiler. El depósito y los meses adelantados se acuerdan en el contrato y deben constar por escrito.',
  'questions.rent_law.asked': '¿Qué dice la ley de alquileres?',
  'questions.rent_law.answer':
    'La Ley 85-25, de 2025, pide que el contrato se registre y, si las partes no acuerdan otra cosa, limita el aumento a 10% al año. No se aplica a las estadías cortas.',

  'questions.sell.asked': '¿Cómo publico mi propiedad con ustedes?',
  'questions.sell.answer':
    'Llama o escribe a la oficina de tu zona. Un agente la visita, te recomienda un precio con ventas comparables, prepara fotos y textos en dos idiomas y firma contigo un acuerdo de corretaje. La publicación no tiene costo; la comisión se paga al vender.',
  'questions.exclusive.asked': '¿Qué significa “exclusiva”?',
  'questions.exclusive.answer':
    'Que una sola oficina la representa. Para quien compra, hay una sola persona que responde por los datos; para quien vende, un plan de mercadeo y un responsable.',
  'questions.value.asked': '¿Cuánto vale mi propiedad?',
  'questions.value.answer':
    'Lo que dicen las ventas recientes de propiedades parecidas en tu sector, y no los precios que se piden. Un agente te prepara ese análisis; para un banco o una herencia hace falta un tasador con código del ITADO.',

  'questions.code.asked': '¿Para qué sirve el código de una propiedad?',
  'questions.code.answer':
    'Es su nombre corto, como 10-20345. Escríbelo en el buscador y llegas directo; dáselo a cualquier oficina y sabrá de cuál hablas.',
  'questions.energy.asked': '¿Qué es planta full, línea blanca o inversor?',
  'questions.energy.answer':
    'Palabras de aquí:\n\n- Planta full: el generador del edificio da energía a todo el apartamento cuando se va la luz.\n- Planta común: da energía a las áreas comunes y al ascensor.\n- Inversor: baterías que sostienen luces y equipos pequeños.\n- Cisterna y tinaco: el agua guardada abajo y arriba.\n- Línea blanca: estufa, nevera, lavadora y secadora incluidas.',
  'questions.place.asked': '¿Por qué el mapa no muestra la dirección exacta?',
  'questions.place.answer':
    'Por la seguridad de quien vive allí. El círculo señala la zona; el agente te da la dirección al agendar la visita.',
  'questions.gone.asked': '¿Por qué ya no encuentro una propiedad que vi?',
  'questions.gone.answer':
    'Porque se vendió, se alquiló o su dueño la retiró. Su dirección sigue abriendo una página que lo dice y muestra otras parecidas.',
  'questions.data.asked': '¿Qué guardan de mí cuando uso el sitio?',
  'questions.data.answer':
    'Para buscar y leer no hace falta cuenta y no usamos cookies. El idioma, y lo que marques o abras, se guarda en tu navegador. El detalle está en la política de privacidad, al pie de cada página.',
} as const
