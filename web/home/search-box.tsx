import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { propertyTypes } from '#contract/property/property-type.ts'
import type { Suggestion } from '#contract/search/search.ts'

import { formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { PlaceInput } from './place-input.tsx'
import { SelectField } from './select-field.tsx'
import styles from './search-box.module.css'

const tabs = ['sale', 'lease', 'project'] as const
type Tab = (typeof tabs)[number]
const tabNames = { sale: 'home.buy', lease: 'home.rent', project: 'home.projects' } as const
/** Projects are told apart by the server, which reads a place or a price in what was typed. */
const screen = { sale: 'buy', lease: 'rent', project: 'properties' } as const
const prices = [75_000, 100_000, 150_000, 200_000, 250_000, 350_000, 500_000, 750_000, 1_000_000, 2_000_000]
const bounds: Record<Tab, number[]> = {
  sale: prices,
  lease: [400, 600, 800, 1000, 1500, 2000, 3000, 5000],
  project: prices,
}

/** The search of the first page. Without scripts it is a form whose answer is the page of all properties. */
export function SearchBox() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<Tab>('sale')
  const isProject = tab === 'project'

  function search(changes: Record<string, string> = {}): void {
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(form.current!))
      if (typeof value === 'string') asked.set(name, value.trim())
    for (const [name, value] of Object.entries(changes)) asked.set(name, value)
    if (!isProject) asked.delete('business_type')
    const query = new URLSearchParams([...asked].filter(([, value]) => value))
    const path = toPath(screen[tab], language)
    void navigate(query.size > 0 ? `${path}?${query}` : path)
  }

  function pick({ kind, value }: Suggestion, filters: Record<string, string>): void {
    if (kind === 'project' && isProject) void navigate(toPath('project', language, { slug: value }))
    // A code is for sale or for rent, whatever was looked for.
    else if (kind === 'property') void navigate(`${toPath('properties', language)}?q=${value}`)
    else search(filters)
  }

  return (
    <search>
      <form
        ref={form}
        className={styles.box}
        action={toPath('properties', language)}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{t('home.business')}</legend>
          {tabs.map((value) => (
            <label key={value} className={styles.tab}>
              <input
                className="visually-hidden"
                type="radio"
                name="business_type"
                value={value}
                checked={tab === value}
                onChange={() => setTab(value)}
              />
              {t(tabNames[value])}
            </label>
          ))}
        </fieldset>
        <div className={styles.row}>
          <SelectField name="type" label={t('home.type')} className={styles.type}>
            <option value="">{t('home.any_type')}</option>
            {propertyTypes.map((type) => (
              <option key={type} value={type}>
                {t(`type.${type}`)}
              </option>
            ))}
          </SelectField>
          <PlaceInput isForPlaces={isProject} onPick={pick} className={styles.place} />
          <SelectField key={tab} name="max_price" label={t('home.max_price')}>
            <option value="">{t('home.no_limit')}</option>
            {bounds[tab].map((price) => (
              <option key={price} value={price}>
                {formatMoney(price, 'USD', language)}
                {tab === 'lease' && ` ${t('ui.per_month')}`}
              </option>
            ))}
          </SelectField>
          <Button type="submit" className={styles.button}>
            <IconSearch size={20} stroke={1.75} aria-hidden />
            {t('home.search')}
          </Button>
        </div>
        <p className={styles.hint}>
          {t('home.in_words')}{' '}
          <Link to={`${toPath('properties', language)}?${new URLSearchParams({ q: t('home.sentence') })}`}>
            {t('home.sentence')}
          </Link>
        </p>
      </form>
    </search>
  )
}
