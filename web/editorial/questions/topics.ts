import type { Question as EditorialQuestion } from '#contract/editorial/editorial.ts'

import type { Text } from '../../texts.ts'

/** Every question under its topic, in the order in which they are read. Their names are their anchors, too. */
const topics = {
  buying: ['steps', 'foreigners', 'papers', 'separation', 'visit'],
  costs: ['closing', 'ipi', 'confotur', 'currency'],
  loans: ['quota', 'initial', 'approval', 'reset'],
  projects: ['plan', 'trust', 'delay'],
  renting: ['rent_papers', 'rent_law'],
  selling: ['sell', 'exclusive', 'value'],
  site: ['code', 'energy', 'place', 'gone', 'data'],
} as const

export type Question = { id: string; asked: string; answer: string }
export type Topic = { id: string; title: string; questions: Question[] }

/** The questions in a language: only the server has their words. */
export function listTopics(t: Text): Topic[] {
  return (Object.keys(topics) as (keyof typeof topics)[]).map((topic) => ({
    id: topic,
    title: t(`questions.topic.${topic}`),
    questions: topics[topic].map((name) => ({
      id: name,
      asked: t(`questions.${name}.asked`),
      answer: t(`questions.${name}.answer`),
    })),
  }))
}

/** The same questions in one list, as the API gives them. */
export function listQuestions(t: Text): EditorialQuestion[] {
  return listTopics(t).flatMap(({ title, questions }) =>
    questions.map(({ id, asked, answer }) => ({ id, topic: title, question: asked, answer })),
  )
}

/** The questions that hold every one of the words, whatever their accents and case; topics without any are left out. */
export function filterTopics(all: Topic[], words: string): Topic[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return all
  return all
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ asked, answer }) => {
        const text = folded(`${topic.title} ${asked} ${answer}`)
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The page in schema.org's words. */
export function createQuestionsData(topics: Topic[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ asked, answer }) => ({
        '@type': 'Question',
        name: asked,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
}
