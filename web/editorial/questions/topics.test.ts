import { expect, test } from 'vitest'

import { getTexts } from '../../texts.server.ts'
import { createQuestionsData, listTopics, filterTopics } from './topics.ts'

const spanish = listTopics(getTexts('es'))
const found = (words: string) => filterTopics(spanish, words).flatMap(({ questions }) => questions.map(({ id }) => id))

test('a question is found by its words, whatever their accents and case', () => {
  expect(found('CONFOTÚR')).toContain('confotur')
  expect(found('prestamo cuota')).toContain('quota')
  expect(found('  ')).toHaveLength(26)
  expect(found('zarzuela')).toEqual([])
})

test('a question is found by its topic and in its answer', () => {
  expect(found('gastos notario')).toEqual(['closing'])
})

test('every anchor is used once, and the data of the page hold every question', () => {
  const ids = spanish.flatMap(({ id, questions }) => [id, ...questions.map(({ id }) => id)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(createQuestionsData(spanish)).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 26 } })
})
