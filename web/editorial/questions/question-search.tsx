import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './question-search.module.css'

type Props = { words: string; onWords: (words: string) => void; count: number }

/** Narrows the questions as one types; without scripts the server does it when the form is sent. */
export function QuestionSearch({ words, onWords, count }: Props) {
  const t = useTexts()
  return (
    <search>
      <Form className={styles.search} replace preventScrollReset>
        <label className="visually-hidden" htmlFor="questions-words">
          {t('questions.search')}
        </label>
        <input
          id="questions-words"
          type="search"
          name="q"
          value={words}
          placeholder={t('questions.search_example')}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onWords(event.currentTarget.value)}
        />
        <Button type="submit">
          <IconSearch size={20} stroke={1.75} aria-hidden />
          {t('questions.button')}
        </Button>
      </Form>
      <output className={styles.count} htmlFor="questions-words">
        {t('questions.count', { count })}
      </output>
    </search>
  )
}
