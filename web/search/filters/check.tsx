import { useTexts } from '../../texts.ts'
import styles from './check.module.css'

type Props = { name: string; value: string; label: string; count?: number; asked: URLSearchParams }

/** One of several: a box with how many listings it would leave; without any it is faint, and still there to press. */
export function Check({ name, value, label, count, asked }: Props) {
  const t = useTexts()
  return (
    <label className={styles.check} data-none={count === 0}>
      <input type="checkbox" name={name} value={value} defaultChecked={asked.getAll(name).includes(value)} />
      <span>{label}</span>
      {count === undefined ? null : <small>{t('search.count', { count })}</small>}
    </label>
  )
}
