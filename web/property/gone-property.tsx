import { IconHomeOff } from '@tabler/icons-react'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './gone-property.module.css'

/** What stands at the address of a property that is no longer offered. */
export function GoneProperty({ code }: { code: string }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={`wrap ${styles.gone}`}>
      <IconHomeOff size={52} stroke={1.25} aria-hidden />
      <h1>{t('property.gone.title')}</h1>
      <p>{t('property.gone.text')}</p>
      <p className="muted">{t('property.gone.code', { code })}</p>
      <div className="cluster">
        <ButtonLink to={toPath('buy', language)}>{t('property.gone.buy')}</ButtonLink>
        <ButtonLink to={toPath('rent', language)} look="secondary">
          {t('property.gone.rent')}
        </ButtonLink>
      </div>
    </div>
  )
}
