/** What the API itself says of a visitor's report. */
export default {
  'answer.report': 'Gracias. Si otra persona dice lo mismo, le preguntaremos al agente.',
} as const
