import { useState } from 'react'
import { Link } from 'react-router'

import { createBreadcrumbData } from '../../crumbs.ts'
import { createMeta, type Head } from '../../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ContactWays } from '../../lead/contact-ways/contact-ways.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import type { Route } from './+types/questions-page'
import { QuestionList } from './question-list.tsx'
import { QuestionSearch } from './question-search.tsx'
import { createQuestionsData, listTopics, filterTopics } from './topics.ts'
import { useQuestionInAddress } from './use-question-in-address.ts'
import styles from './questions-page.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const topics = listTopics(t)
  const crumbs = [{ name: t('pieces.home'), path: toPath('home', language) }]
  const title = t('questions.title')
  const head: Head = {
    title: t('questions.head.title'),
    description: t('questions.head.description'),
    paths: getTwinPaths('questions'),
    data: [
      createBreadcrumbData(crumbs, { name: title, path: toPath('questions', language) }, site.url),
      createQuestionsData(topics),
    ],
  }
  const asked = url.searchParams.get('q')?.slice(0, 80) ?? ''
  const texts = { title, lead: t('questions.lead') }
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, texts, topics, asked }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function QuestionsPage({ loaderData: { crumbs, texts, topics, asked } }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const [words, setWords] = useState(asked)
  const found = filterTopics(topics, words)
  const isSearching = words.trim() !== ''
  useQuestionInAddress()
  return (
    <>
      <PageIntro crumbs={crumbs} title={texts.title} lead={texts.lead}>
        <QuestionSearch
          words={words}
          onWords={setWords}
          count={found.reduce((sum, { questions }) => sum + questions.length, 0)}
        />
      </PageIntro>
      <div className={`wrap ${styles.page}`}>
        {found.length > 0 ? (
          <QuestionList topics={found} areOpen={isSearching} />
        ) : (
          <div className={styles.none}>
            <h2>{t('questions.none', { words: words.trim() })}</h2>
            <p>{t('questions.none_text')}</p>
            <Link to={toPath('questions', language)} onClick={() => setWords('')}>
              {t('questions.all')}
            </Link>
          </div>
        )}
        <section className={styles.ask}>
          <h2>{t('questions.ask')}</h2>
          <p>{t('questions.ask_text')}</p>
          <ContactWays message={t('questions.message')} />
        </section>
      </div>
    </>
  )
}
