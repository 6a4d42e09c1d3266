import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import type { MapProps } from './map-props.ts'
import styles from './picked-properties.module.css'
import type { Picked } from './use-picked.ts'

type Props = { picked: Picked; onClose: () => void; children: MapProps['children'] }

/** What a pin opened, over the map; Esc closes it and gives the focus back to the pin. */
export function PickedProperties({ picked, onClose, children }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const title = t('search.here', { count: picked.total })
  return (
    // It does nothing itself: the keys reach it from what it holds.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      className={styles.picked}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
        <IconX size={18} stroke={2} aria-hidden />
      </button>
      {picked.total > 1 && <p className={styles.title}>{title}</p>}
      {picked.total > 1 && picked.project && (
        <p className={styles.project}>
          <Link to={toPath('project', language, { slug: picked.project.slug })}>
            {t('search.see_project', { name: picked.project.name })}
          </Link>
        </p>
      )}
      <ul className={styles.list}>
        {picked.properties.map((property) => (
          <li key={property.code}>{children(property, picked.total > 1)}</li>
        ))}
      </ul>
    </section>
  )
}
