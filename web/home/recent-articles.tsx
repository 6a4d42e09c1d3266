import { Link } from 'react-router'

import type { Article } from '#contract/editorial/editorial.ts'

import { formatLongDate } from '../dates.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import { useSite } from '../use-site.ts'
import { guides } from './guides.ts'
import { SectionHead } from './section-head.tsx'
import styles from './recent-articles.module.css'

/** The newest of the brand's blog; without one, short guides that lead to our own answers. */
export function RecentArticles({ articles }: { articles: Article[] }) {
  const t = useTexts()
  const language = useLanguage()
  const { blog_url } = useSite().brand
  const isBlog = articles.length > 0
  const more =
    isBlog && blog_url
      ? { to: blog_url, text: t('home.articles.blog') }
      : { to: toPath('questions', language), text: t('home.articles.all') }
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={t(isBlog ? 'home.articles.title' : 'home.articles.guides')} more={more} />
        <ul className={styles.cards}>
          {isBlog
            ? articles.map((article) => <BlogArticle key={article.url} article={article} />)
            : guides.map((guide) => <Guide key={guide.name} guide={guide} />)}
        </ul>
      </div>
    </section>
  )
}

function BlogArticle({ article: { title, text, url, date } }: { article: Article }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        {date && (
          <p className={styles.topic}>
            <time dateTime={date}>{formatLongDate(date, language)}</time>
          </p>
        )}
        <h3>
          <a className="covering" href={url} target="_blank" rel="noopener">
            {title}
            <span className="visually-hidden"> {t('shell.new_tab')}</span>
          </a>
        </h3>
        {text && <p>{text}</p>}
      </div>
    </li>
  )
}

function Guide({ guide: { name, question, picture } }: { guide: (typeof guides)[number] }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <li className={styles.card}>
      <div className={styles.photo}>
        <Picture
          photo={{
            ...picture,
            src: `/pictures/${picture.key}`,
            widths: [360, 640, 960, 1440],
            width: 1440,
            height: 960,
          }}
          alt=""
          sizes="(max-width: 640px) 84vw, (max-width: 1000px) 340px, 410px"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.topic}>{t(`home.articles.${name}.topic`)}</p>
        <h3>
          <Link className="covering" to={`${toPath('questions', language)}#${question}`}>
            {t(`home.articles.${name}.title`)}
          </Link>
        </h3>
        <p>{t(`home.articles.${name}.text`)}</p>
      </div>
    </li>
  )
}
