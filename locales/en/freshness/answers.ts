export default {
  'answer.report': 'Thank you. If somebody else says the same, we ask the agent.',
} as const
