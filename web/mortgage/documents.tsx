import { IconCircleCheck } from '@tabler/icons-react'

import { useTexts } from '../texts.ts'
import { Section } from '../ui/page/section.tsx'
import styles from './documents.module.css'

/** What a bank asks to see: of who borrows, and of what is bought. */
export function Documents() {
  const t = useTexts()
  return (
    <Section title={t('mortgage.documents.title')}>
      <p className={styles.lead}>{t('mortgage.documents.text')}</p>
      <div className={styles.columns}>
        <List title={t('mortgage.documents.yours')} items={t('mortgage.documents.yours_list').split('\n')} />
        <List title={t('mortgage.documents.property')} items={t('mortgage.documents.property_list').split('\n')} />
      </div>
    </Section>
  )
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
