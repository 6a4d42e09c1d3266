/** Words of the page of questions; the questions and answers themselves stand in `question-answers.ts`. */
export default {
  'questions.search': 'Busca en las preguntas',
  'questions.search_example': 'CONFOTUR, inicial, deslinde…',
  'questions.button': 'Buscar',
  'questions.count': { one: '{count} respuesta', other: '{count} respuestas' },
  'questions.none': 'Ninguna respuesta dice “{words}”.',
  'questions.none_text': 'Prueba con otra palabra, o pregúntanos directamente.',
  'questions.all': 'Ver todas las preguntas',
  'questions.topics': 'Temas',
  'questions.ask': '¿No está tu pregunta?',
  'questions.ask_text': 'Escríbenos y te responde una persona.',
  'questions.message': 'Hola, tengo una pregunta.',
} as const
