import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { useSite } from '../use-site.ts'
import { BrandMark } from './brand-mark.tsx'
import type { Section } from './menu.ts'
import styles from './brand-logo.module.css'

/** The brand's own logo where it has one, else the mark with its name; it leads to the first page of its section. */
export function BrandLogo({ section, isOnDark = false }: { section: Section; isOnDark?: boolean }) {
  const t = useTexts()
  const language = useLanguage()
  const { brand } = useSite()
  const isCollection = section === 'collection'
  const picture = brand.logo?.[isCollection ? 'collection' : isOnDark ? 'on_dark' : 'standard']
  return (
    <Link
      className={`${styles.logo} ${isCollection ? styles.collection : ''}`}
      to={toPath(isCollection ? 'collection' : 'home', language)}
    >
      {picture ? (
        <img
          className={styles.picture}
          src={`/brand/${picture}`}
          alt={isCollection ? `${brand.name} ${t('shell.collection')}` : brand.name}
          height={40}
        />
      ) : (
        <>
          {isCollection ? <span className="collection-mark" /> : <BrandMark />}
          <span className={styles.words}>
            <b>{brand.name}</b>
            <small>{isCollection ? t('shell.collection') : t('shell.trade')}</small>
          </span>
        </>
      )}
      <span className="visually-hidden">, {t('shell.home')}</span>
    </Link>
  )
}
