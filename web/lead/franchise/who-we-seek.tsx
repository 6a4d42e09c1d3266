import { IconCircleCheck } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './who-we-seek.module.css'

const wanted = ['zone', 'team', 'capital', 'place', 'time'] as const
const picture = {
  src: '/pictures/oficina-1-a',
  widths: [360, 640, 960, 1440],
  width: 1440,
  height: 960,
  tone: '#b6b2a8',
}

/** Who may open an office. */
export function WhoWeSeek() {
  const t = useTexts()
  return (
    <section className="section grey">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.photo}>
          <Picture photo={picture} alt="" sizes="(max-width: 1000px) 100vw, 600px" />
        </div>
        <div>
          <h2>{t('franchise.who.title')}</h2>
          <p>{t('franchise.who.text')}</p>
          <ul>
            {wanted.map((name) => (
              <li key={name}>
                <IconCircleCheck size={22} stroke={1.75} aria-hidden />
                {t(`franchise.who.${name}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
