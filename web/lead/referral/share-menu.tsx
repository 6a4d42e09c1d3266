import { IconBrandWhatsapp, IconLink, IconMail, IconShare2 } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import { usePassedOn } from './use-passed-on.ts'
import { copy } from '../../ui/page/copy.ts'
import styles from './share-menu.module.css'

const menu = 'share-menu'

/** The phone's own share sheet where there is one, else a small menu; its links work without JavaScript. */
export function ShareMenu({ title, url: address }: { title: string; url: string }) {
  const t = useTexts()
  const url = usePassedOn(address)
  const text = encodeURIComponent(`${title}\n${url}`)
  return (
    <div className="on-screen">
      <button
        type="button"
        className={styles.button}
        popoverTarget={menu}
        onClick={(event) => {
          if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return
          event.preventDefault()
          // Closing the sheet is no failure.
          void navigator.share({ title, url }).catch(() => {})
        }}
      >
        <IconShare2 size={18} stroke={1.75} aria-hidden />
        <span>{t('pieces.share')}</span>
      </button>
      <ul id={menu} className={styles.menu} popover="auto">
        <li className="scripted">
          <button
            type="button"
            popoverTarget={menu}
            popoverTargetAction="hide"
            onClick={() => void copy(url, t('pieces.link_copied'), t('pieces.copy_failed'))}
          >
            <IconLink size={20} stroke={1.75} aria-hidden />
            {t('pieces.copy_link')}
          </button>
        </li>
        <li>
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
            <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
            <IconMail size={20} stroke={1.75} aria-hidden />
            {t('pieces.by_mail')}
          </a>
        </li>
      </ul>
    </div>
  )
}
