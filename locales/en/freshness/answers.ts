export default {
  'answer.report': 'Thank you. If someone else says the same, we will ask the agent.',
} as const
