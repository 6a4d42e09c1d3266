import { useId } from 'react'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './pictures.module.css'

type Props = {
  marked: number
  count: number
  /** Brings the marked ones together so that the first of them stands there. */
  onMove: (to: number) => void
  onRemove: () => void
  onEnd: () => void
}

/** What is done to several pictures at once, without dragging them. */
export function MarkedBar({ marked, count, onMove, onRemove, onEnd }: Props) {
  const t = useTexts()
  const id = useId()
  const isNone = marked === 0
  return (
    <>
      <p className="fine">{t('picture.mark_hint')}</p>
      <div className={styles.row}>
        <output>{t('picture.marked', { count: marked })}</output>
        <Button look="secondary" isSmall disabled={isNone} onClick={() => onMove(0)}>
          {t('picture.first')}
        </Button>
        <Button look="secondary" isSmall disabled={isNone} onClick={() => onMove(count)}>
          {t('picture.last')}
        </Button>
        <span className={styles.place}>
          <label htmlFor={id}>{t('picture.move_to')}</label>
          <select id={id} value="" disabled={isNone} onChange={({ target }) => onMove(Number(target.value))}>
            <option value="" disabled hidden>
              –
            </option>
            {Array.from({ length: count - marked + 1 }, (_, place) => (
              <option key={place} value={place}>
                {place + 1}
              </option>
            ))}
          </select>
        </span>
        <Button look="secondary" isSmall disabled={isNone} onClick={onRemove}>
          {t('picture.remove_marked')}
        </Button>
        <Button look="secondary" isSmall onClick={onEnd}>
          {t('picture.mark_end')}
        </Button>
      </div>
    </>
  )
}
