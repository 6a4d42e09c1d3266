import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './filter-form.module.css'

type Props = {
  /** The address that is asked, without a query. */
  path: string
  /** The part of the page that holds what is found: without scripts the answer begins there. */
  fragment?: string
  label: string
  /** Whether there is anything to clear. */
  isFiltered: boolean
  children: React.ReactNode
}

/** A form whose every choice is a new address; without scripts its button sends it. */
export function FilterForm({ path, fragment, label, isFiltered, children }: Props) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()

  // The address has the last word on what the fields show; the one being typed in is left alone.
  useEffect(() => {
    const asked = new URLSearchParams(search)
    for (const field of form.current?.elements ?? []) {
      const value = asked.get((field as HTMLInputElement).name) ?? ''
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = value
      // A choice that is not offered is none.
      if (field instanceof HTMLSelectElement) {
        field.value = [...field.options].some((option) => option.value === value) ? value : ''
      }
    }
  }, [search])

  function apply(from: HTMLFormElement): void {
    const asked = [...new FormData(from)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[name, text]] : []
    })
    const query = new URLSearchParams(asked).toString()
    void navigate(query ? `${path}?${query}` : path, { preventScrollReset: true })
  }

  return (
    <search aria-label={label}>
      <form
        ref={form}
        className={styles.form}
        action={fragment ? `${path}#${fragment}` : path}
        onChange={(event) => {
          if ((event.target as EventTarget) instanceof HTMLSelectElement) apply(event.currentTarget)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        {children}
        <Button type="submit" className={styles.button}>
          {t('agent.search')}
        </Button>
        {isFiltered && (
          <Link className={styles.clear} to={path} preventScrollReset>
            {t('agent.clear')}
          </Link>
        )}
      </form>
    </search>
  )
}
