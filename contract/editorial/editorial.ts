import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'

/** An article of the network's blog, in plain text. */
export const article = z.object({
  title: z.string(),
  text: z.string(),
  /** Absolute, of the web. */
  url: z.string(),
  /** `2026-11-03` */
  date: z.nullable(z.string()),
})
export type Article = z.infer<typeof article>

export const question = z.object({
  /** Also its anchor on the page of questions. */
  id: z.string(),
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
})
export type Question = z.infer<typeof question>

export const editorialEndpoints = {
  articles: endpoint({
    method: 'GET',
    path: '/v2/articles',
    summary: 'The newest articles of the blog that the brand names, as they were last read; none where it names none.',
    input: z.object({}),
    output: z.object({ data: z.array(article) }),
  }),
  questions: endpoint({
    method: 'GET',
    path: '/v2/faqs',
    summary: 'Frequent questions and their answers, topic by topic.',
    input: z.object({}),
    output: z.object({ data: z.array(question) }),
  }),
}
