import { IconCopy } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import { copy } from '../../ui/page/copy.ts'
import styles from './listing-code.module.css'

/** The code that agents ask for on the telephone; one press copies it. */
export function ListingCode({ code }: { code: string }) {
  const t = useTexts()
  return (
    <p className={styles.code}>
      {t('property.code')} <b>{code}</b>
      <button
        type="button"
        aria-label={t('property.copy_code', { code })}
        onClick={() => void copy(code, t('property.code_copied'), t('pieces.copy_failed'))}
      >
        <IconCopy size={18} stroke={1.75} aria-hidden />
      </button>
    </p>
  )
}
