import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { Property } from '#contract/property/property.ts'

import { toPath, toPropertyPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import { compared } from '../stored-lists.ts'
import { compareRows, type Row } from './compare-rows.ts'
import styles from './compare-table.module.css'

type Props = { properties: Property[]; year: number }

/** A row for each fact, a column for each property; the names stay in sight while the columns are pushed aside. */
export function CompareTable({ properties, year }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const groups = compareRows(properties, { t, language, year })
  return (
    // It is scrolled with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.region} aria-label={t('compare.region')} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{t('compare.fact')}</span>
            </th>
            {properties.map((property) => (
              <ColumnHead key={property.code} property={property} all={properties} />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={properties.length + 1}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <FactRow key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function FactRow({ row: { name, cells, differs, isTotal } }: { row: Row }) {
  const t = useTexts()
  return (
    <tr data-differs={differs && cells.length > 1} className={isTotal ? styles.total : ''}>
      <th scope="row">
        {name}
        <span className={styles.differs}> {t('compare.differs')}</span>
      </th>
      {cells.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <td key={at}>{cell ?? <Unknown />}</td>
      ))}
    </tr>
  )
}

function Unknown() {
  const t = useTexts()
  return (
    <>
      <span aria-hidden>—</span>
      <span className="visually-hidden">{t('compare.none')}</span>
    </>
  )
}

function ColumnHead({ property, all }: { property: Property; all: Property[] }) {
  const t = useTexts()
  const language = useLanguage()
  const { code, title, photo } = property
  const others = all.filter((other) => other.code !== code).map((other) => other.code)
  const without = toPath('compare', language) + (others.length > 0 ? `?codes=${others.join()}` : '')
  return (
    <th scope="col" className={styles.column}>
      <div className={styles.photo}>
        {photo && <Picture photo={photo} alt="" sizes="(max-width: 640px) 168px, 280px" />}
        <Link
          className={styles.remove}
          to={without}
          aria-label={t('compare.remove_one', { title })}
          preventScrollReset
          onClick={() => compared.remove(code)}
        >
          <IconX size={18} stroke={2} aria-hidden />
        </Link>
      </div>
      <Link className={styles.title} to={toPropertyPath(property, language)}>
        {title}
      </Link>
    </th>
  )
}
