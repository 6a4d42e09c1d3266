import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useLanguage, useTexts } from '../texts.ts'
import { useSite } from '../use-site.ts'
import { closeNews } from './closed-news.ts'
import styles from './news-banner.module.css'

/** The brand's news above the page, until its reader closes it. The server writes it, so that nothing moves later. */
export function NewsBanner() {
  const t = useTexts()
  const language = useLanguage()
  const { news } = useSite().brand
  if (!news) return null
  return (
    <aside className={styles.news} aria-label={t('shell.news')}>
      <p aria-live="polite">
        {news.text[language]} {news.link && <NewsLink {...news.link} />}
      </p>
      <button type="button" aria-label={t('shell.close_news')} onClick={() => close(news.id)}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </aside>
  )
}

function close(id: string): void {
  closeNews(id)
  // The button is gone: whoever pressed it goes on at the page.
  document.getElementById('main')?.focus({ preventScroll: true })
}

type Way = { text: Record<'es' | 'en', string>; href: Record<'es' | 'en', string> }

function NewsLink({ text, href }: Way) {
  const language = useLanguage()
  const address = href[language]
  return address.startsWith('/') ? <Link to={address}>{text[language]}</Link> : <a href={address}>{text[language]}</a>
}
