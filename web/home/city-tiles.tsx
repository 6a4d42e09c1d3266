import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import type { Tile } from './places.ts'
import { SectionHead } from './section-head.tsx'
import styles from './city-tiles.module.css'

/** Places with a picture and how much there is in each. */
export function CityTiles({ tiles }: { tiles: Tile[] }) {
  const t = useTexts()
  const language = useLanguage()
  const search = toPath('properties', language)
  if (tiles.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={t('home.cities.title')} />
        <ul className={styles.tiles}>
          {tiles.map(({ name, query, count, picture }, index) => (
            <li key={query} className={styles.tile}>
              <Link to={`${search}?${query}`}>
                <Picture
                  photo={{
                    src: `/pictures/${picture.key}`,
                    widths: [360, 640, 960, 1440],
                    width: 1440,
                    height: 960,
                    tone: picture.tone,
                  }}
                  alt=""
                  sizes={index === 0 ? '(max-width: 1000px) 100vw, 640px' : '(max-width: 1000px) 50vw, 320px'}
                />
                <span className={styles.words}>
                  <b>{name}</b>
                  <span>{t('home.listings', { count })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
