import { Link } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import styles from './footer-links.module.css'

const columns = [
  {
    title: 'shell.search',
    links: [
      { key: 'shell.properties', screen: 'properties' },
      { key: 'shell.buy', screen: 'buy' },
      { key: 'shell.rent', screen: 'rent' },
      { key: 'shell.punta_cana', screen: 'punta_cana' },
      { key: 'shell.projects', screen: 'projects' },
      { key: 'shell.collection', screen: 'collection' },
      { key: 'shell.agencies', screen: 'agencies' },
      { key: 'shell.favourites', screen: 'favourites' },
      { key: 'shell.recently_viewed', screen: 'recently_viewed' },
      { key: 'shell.compare', screen: 'compare' },
    ],
  },
  {
    title: 'shell.company',
    links: [
      { key: 'shell.contact', screen: 'contact' },
      { key: 'shell.franchises', screen: 'franchises' },
      { key: 'shell.mortgages', screen: 'mortgages' },
      { key: 'shell.terms', screen: 'terms' },
      { key: 'shell.privacy', screen: 'privacy' },
    ],
  },
] as const

/** Everything that can be read, in columns; the second one holds the blog too. */
export function FooterLinks() {
  const t = useTexts()
  const language = useLanguage()
  const { blog_url } = useSite().brand
  return columns.map(({ title, links }) => (
    <nav key={title} className={styles.column} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {title === 'shell.company' && blog_url && (
          <li>
            <a href={blog_url} target="_blank" rel="noopener">
              {t('shell.blog')}
              <span className="visually-hidden"> {t('shell.new_tab')}</span>
            </a>
          </li>
        )}
        {links.map(({ key, screen }) => (
          <li key={key}>
            <Link to={toPath(screen, language)}>{t(key)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
