import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './collection-hero.module.css'

const picture = {
  src: '/pictures/hero-collection',
  widths: [360, 640, 960, 1440],
  width: 1440,
  height: 810,
  tone: '#4b4c58',
}

/** The first screen of the Collection: one house at night, and the way to all of them. */
export function CollectionHero({ total }: { total: number }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.hero}>
      <Picture photo={picture} alt="" sizes="(max-width: 640px) 110vw, 100vw" isFirst className={styles.picture} />
      <div className={`wrap ${styles.inside}`}>
        <p className="eyebrow">{t('collection.eyebrow')}</p>
        <h1>{t('collection.title')}</h1>
        <p className={styles.lead}>{t('collection.lead')}</p>
        {total > 0 && (
          <Link className={styles.way} to={toPath('collection_properties', language)}>
            {t('collection.see_all', { count: total })}
            <IconArrowRight size={20} stroke={1.75} aria-hidden />
          </Link>
        )}
      </div>
    </section>
  )
}
