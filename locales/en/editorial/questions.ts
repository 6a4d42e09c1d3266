import type es from '../../es/editorial/questions.ts'
import type { Translated } from '../../texts.ts'

export default {
  'questions.search': 'Search the questions',
  'questions.search_example': 'CONFOTUR, down payment, title…',
  'questions.button': 'Search',
  'questions.count': { one: '{count} answer', other: '{count} answers' },
  'questions.none': 'No answer mentions “{words}”.',
  'questions.none_text': 'Try another word, or ask us directly.',
  'questions.all': 'See all questions',
  'questions.topics': 'Topics',
  'questions.ask': 'Can’t find your question?',
  'questions.ask_text': 'Write to us and a person will answer.',
  'questions.message': 'Hello, I have a question.',
} as const satisfies Translated<typeof es>
