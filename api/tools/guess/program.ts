import { createEstimator } from './estimate.ts'
import type { Answer, Question } from './guesses.ts'

// Its own process, for the dictionaries take memory that is needed for seconds a day, and that a thread does not give back.
const estimate = createEstimator()

process.on('message', ({ id, password, words }: Question) => {
  const answer: Answer = { id, ...estimate(password, words) }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
