/** Words of the page for those who want to become agents. */
export default {
  'join.head.title': 'Trabaja como agente inmobiliario con {brand}',
  'join.head.description':
    'Qué ofrece la red a sus agentes, qué pedimos, cómo se empieza y a qué oficina puedes sumarte en República Dominicana.',
  'join.title': 'Sé agente, no estés solo',
  'join.lead':
    'En {brand} tienes oficina, formación, herramientas y compañeros que comparten propiedades y clientes. Tú pones el trato con la gente.',
  'join.crumb': 'Únete',
  'join.apply': 'Enviar mi solicitud',
  'join.form.title': 'Da el primer paso',
  'join.form.text':
    'Déjanos tus datos y el bróker de la oficina más cercana te llama en un plazo de 24 a 48 horas laborables.',
  'join.message': 'Hola, quiero unirme a la red como agente.',
  'join.reasons.title': 'Lo que cambia al trabajar en red',
  'join.reasons.team.title': 'Un equipo que te respalda',
  'join.reasons.team.text': 'Un bróker revisa contigo tus primeros contratos y te acompaña a los cierres.',
  'join.reasons.training.title': 'Formación desde el primer día',
  'join.reasons.training.text':
    'Captación, títulos y deslinde, financiamiento, proyectos en planos y servicio posventa.',
  'join.reasons.profile.title': 'Tu propia página',
  'join.reasons.profile.text':
    'Tu foto, tus idiomas, tu WhatsApp y todas tus propiedades en una dirección que puedes compartir.',
  'join.reasons.listings.title': 'Fichas que venden',
  'join.reasons.listings.text':
    'Tus propiedades salen en dos idiomas, con galería, mapa, cuota mensual y una hoja para imprimir.',
  'join.reasons.referrals.title': 'Referidos con reglas',
  'join.reasons.referrals.text': 'Lo que no atiendes tú lo atiende un colega de la zona, y tu parte queda por escrito.',
  'join.reasons.zone.title': 'Todo el país',
  'join.reasons.zone.text': 'Ofrece a tus clientes lo que la red tiene en otras ciudades sin salir de la tuya.',
  'join.ask.title': 'Lo que pedimos',
  'join.ask.age': 'Ser mayor de edad y tener cédula o permiso para trabajar en el país.',
  'join.ask.papers': 'No tener procesos abiertos por estafa o falsedad.',
  'join.ask.time': 'Tiempo de verdad: los primeros meses piden dedicación casi completa.',
  'join.ask.language': 'Español; si además hablas inglés u otro idioma, tienes más clientes.',
  'join.ask.experience': 'La experiencia ayuda, pero no es requisito: la inducción empieza por lo básico.',
  'join.steps.title': 'Cómo se empieza',
  'join.steps.write.title': 'Escríbenos',
  'join.steps.write.text': 'Por WhatsApp, teléfono o correo. Dinos en qué ciudad vives y qué haces hoy.',
  'join.steps.talk.title': 'Conversa con el bróker',
  'join.steps.talk.text': 'Una entrevista en la oficina que te quede cerca: te explica comisiones, metas y horarios.',
  'join.steps.induction.title': 'Haz la inducción',
  'join.steps.induction.text': 'Dos semanas de clases y visitas con agentes de la oficina.',
  'join.steps.start.title': 'Publica tu primera propiedad',
  'join.steps.start.text': 'Con tu página activa y el equipo a tu lado.',
  'join.where.title': 'Elige tu oficina',
  'join.where.text': 'Llama directamente a la que prefieras, o escríbenos y te ponemos en contacto con su bróker.',
  'join.franchise.title': '¿Ya tienes equipo?',
  'join.franchise.text':
    'Si diriges un grupo de agentes o quieres abrir tu propia oficina, mira el modelo de franquicia.',
  'join.franchise.action': 'Conocer la franquicia',
} as const
