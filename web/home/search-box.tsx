import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import type { BusinessType } from '#contract/property/property-type.ts'
import { businessTypes, propertyTypes } from '#contract/property/property-type.ts'

import { formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { PlaceInput } from './place-input.tsx'
import { SelectField } from './select-field.tsx'
import styles from './search-box.module.css'

const screen = { sale: 'buy', lease: 'rent' } as const
const bounds: Record<BusinessType, number[]> = {
  sale: [75_000, 100_000, 150_000, 200_000, 250_000, 350_000, 500_000, 750_000, 1_000_000, 2_000_000],
  lease: [400, 600, 800, 1000, 1500, 2000, 3000, 5000],
}

/** The search of the first page. Without scripts it is a form whose answer is the page of all properties. */
export function SearchBox() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const [business, setBusiness] = useState<BusinessType>('sale')

  function search(event: React.SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const asked = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string])
    const query = new URLSearchParams(asked.filter(([name, value]) => value?.trim() && name !== 'business_type'))
    const path = toPath(screen[business], language)
    void navigate(query.size > 0 ? `${path}?${query}` : path)
  }

  return (
    <search>
      <form className={styles.box} action={toPath('properties', language)} onSubmit={search}>
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{t('home.business')}</legend>
          {businessTypes.map((type) => (
            <label key={type} className={styles.tab}>
              <input
                className="visually-hidden"
                type="radio"
                name="business_type"
                value={type}
                checked={business === type}
                onChange={() => setBusiness(type)}
              />
              {t(type === 'sale' ? 'home.buy' : 'home.rent')}
            </label>
          ))}
        </fieldset>
        <div className={styles.row}>
          <SelectField name="type" label={t('home.type')}>
            <option value="">{t('home.any_type')}</option>
            {propertyTypes.map((type) => (
              <option key={type} value={type}>
                {t(`type.${type}`)}
              </option>
            ))}
          </SelectField>
          <PlaceInput className={styles.place} />
          <SelectField key={business} name="max_price" label={t('home.max_price')}>
            <option value="">{t('home.no_limit')}</option>
            {bounds[business].map((price) => (
              <option key={price} value={price}>
                {formatMoney(price, 'USD', language)}
                {business === 'lease' && ` ${t('ui.per_month')}`}
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
