import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ApiRefusal } from '../api-client.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './saved-search.module.css'

/** A link that leads to no search, or no longer. */
export function AlertOver() {
  const t = useTexts()
  return (
    <>
      <p role="alert">{t('saved.alert.over')}</p>
      <div className={styles.actions}>
        <ButtonLink to={pathTo('properties', useLanguage())}>{t('saved.search')}</ButtonLink>
      </div>
    </>
  )
}

/** Whether the API said that a link is none, whatever part of it is wrong. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiRefusal && [403, 404, 410, 422].includes(error.status)
}
