import { useState } from 'react'
import { Link } from 'react-router'

import { breadcrumbData } from '../../crumbs.ts'
import { metaOf, type Head } from '../../meta.ts'
import { languageOf, pathTo, twinPaths } from '../../paths.ts'
import { siteOf } from '../../site.ts'
import { textsFor } from '../../texts.server.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ContactWays } from '../../lead/contact-ways/contact-ways.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import type { Route } from './+types/questions-page'
import { QuestionList } from './question-list.tsx'
import { QuestionSearch } from './question-search.tsx'
import { questionsData, topicsIn, topicsWith } from './topics.ts'
import { useAskedQuestion } from './use-asked-question.ts'
import styles from './questions-page.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const topics = topicsIn(t)
  const crumbs = [{ name: t('pieces.home'), path: pathTo('home', language) }]
  const title = t('questions.title')
  const head: Head = {
    title: t('questions.head.title'),
    description: t('questions.head.description'),
    paths: twinPaths('questions'),
    data: [
      breadcrumbData(crumbs, { name: title, path: pathTo('questions', language) }, site.url),
      questionsData(topics),
    ],
  }
  const asked = url.searchParams.get('q')?.slice(0, 80) ?? ''
  const texts = { title, lead: t('questions.lead') }
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, texts, topics, asked }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function QuestionsPage({ loaderData: { crumbs, texts, topics, asked } }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const [words, setWords] = useState(asked)
  const found = topicsWith(topics, words)
  const isSearching = words.trim() !== ''
  useAskedQuestion()
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
            <Link to={pathTo('questions', language)} onClick={() => setWords('')}>
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
