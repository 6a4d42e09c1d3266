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

/** Telephones see the house alone, sharp where three pixels make one. */
const phone = { src: '/pictures/hero-phone', widths: [480, 780, 1170], media: '(max-width: 520px)' }

/** The first screen: what the site is for, and the search over it. */
export function HomeHero({ popular }: { popular: Place[] }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.hero}>
      <Picture photo={picture} alt="" sizes="(max-width: 640px) 88vw, 100vw" isFirst className={styles.picture}>
        {['avif', 'webp'].map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media={phone.media}
            srcSet={phone.widths.map((width) => `${phone.src}-${width}.${format} ${width}w`).join(', ')}
            sizes="100vw"
          />
        ))}
      </Picture>
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
