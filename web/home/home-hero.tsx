import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { useSite } from '../use-site.ts'
import { Picture } from '../ui/picture.tsx'
import type { Place } from './places.ts'
import { SearchBox } from './search-box.tsx'
import styles from './home-hero.module.css'

const picture = {
  src: '/pictures/hero',
  widths: [360, 640, 960, 1440],
  width: 1440,
  height: 810,
  tone: '#95976f',
}

/** The first screen: what the site is for, and the search over it. */
export function HomeHero({ popular }: { popular: Place[] }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.hero}>
      <Picture photo={picture} alt="" sizes="(max-width: 640px) 88vw, 100vw" isFirst className={styles.picture} />
      <div className={`wrap ${styles.inside}`}>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead', { count: useSite().brand.figures.provinces })}</p>
        <SearchBox />
        {popular.length > 0 && (
          <div className={styles.popular}>
            <p id="popular">{t('home.popular')}</p>
            <ul aria-labelledby="popular">
              {popular.map(({ name, query }) => (
                <li key={query}>
                  <Link to={`${toPath('properties', language)}?${query}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
