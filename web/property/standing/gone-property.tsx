import { IconHomeOff } from '@tabler/icons-react'

import type { GoneProperty as Gone } from '#contract/property/property.ts'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { describeState } from './describe-state.ts'
import styles from './gone-property.module.css'

type Props = {
  code: string
  /** What may still be told of it; null where nothing may. */
  gone: Gone | null
}

/** What stands at the address of a property that is no longer offered: what became of it, and the way on. */
export function GoneProperty({ code, gone }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const canReturn = gone !== null && gone.status !== 'sold' && gone.status !== 'rented'
  return (
    <div className={`wrap ${styles.gone}`}>
      {gone?.photo ? (
        <Picture photo={gone.photo} alt={gone.photo.alt} sizes="360px" isFirst />
      ) : (
        <IconHomeOff size={52} stroke={1.25} aria-hidden />
      )}
      <h1>{gone ? gone.title : t('property.gone.title')}</h1>
      <p>{gone ? describeState(gone, t, language) : t('property.gone.text')}</p>
      <p className="muted">{t('property.gone.code', { code })}</p>
      <div className="cluster">
        {canReturn && (
          <ButtonLink to={`${toPath(gone.business_type === 'sale' ? 'buy' : 'rent', language)}?${likeIt(gone)}`}>
            {t('property.gone.tell_me')}
          </ButtonLink>
        )}
        <ButtonLink to={toPath('buy', language)} look={canReturn ? 'secondary' : 'primary'}>
          {t('property.gone.buy')}
        </ButtonLink>
        <ButtonLink to={toPath('rent', language)} look="secondary">
          {t('property.gone.rent')}
        </ButtonLink>
      </div>
      {canReturn && <p className="muted">{t('property.gone.how_to_hear')}</p>}
    </div>
  )
}

/** The search that would find it again, whose own button saves it. */
function likeIt({ type, city, sector }: Gone): string {
  return String(new URLSearchParams({ type, city: city.slug, sector: sector.slug }))
}
