import type { Property } from '#contract/property/property.ts'

import { toPropertyPath } from '../../paths.ts'
import { createPropertyHead } from '../../property/property-head.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import styles from './preview.module.css'

/** How Google lists the page, and what WhatsApp shows of a link to it. */
export function FoundLooks({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const { url, brand } = useSite()
  const head = createPropertyHead({ property, site: { url, name: brand.name }, t, language })
  const host = new URL(url).host
  const path = toPropertyPath(property, language).split('/').filter(Boolean).slice(0, 2).join(' › ')
  return (
    <section className={styles.looks} aria-labelledby="looks-title">
      <h2 id="looks-title">{t('preview.looks')}</h2>
      <div className={styles.google}>
        <h3>{t('preview.google')}</h3>
        <p className="fine">
          {brand.name} · {host} › {path}
        </p>
        <p className={styles.found}>{head.title}</p>
        <p className="muted">{head.description}</p>
      </div>
      <div className={styles.chat}>
        <h3>{t('preview.whatsapp')}</h3>
        <div>
          {property.photo && (
            <img src={`${property.photo.src}-640.webp`} alt="" width={320} height={168} loading="lazy" />
          )}
          <b className={styles.shared}>{head.title}</b>
          <p className="fine">{head.description}</p>
          <p className="fine">{host}</p>
        </div>
      </div>
    </section>
  )
}
