import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import type { ProjectFacets } from '#contract/project/project.ts'
import { projectStages } from '#contract/project/project-stage.ts'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { ungroupDigits } from '../../ui/keep-grouped.ts'
import { AmountInput, Field, formatAmount } from './field.tsx'
import styles from './filter-form.module.css'
import type { PlaceNames } from './find-projects.ts'
import { writeProjectsAddress, type ProjectSearch } from './projects-address.ts'

type Props = {
  search: ProjectSearch
  typed: Record<string, string>
  problems: Record<string, string>
  names: PlaceNames
  facets: ProjectFacets
  /** How many filters are set. */
  count: number
}

/** Every filter of the projects as one form; with scripts each choice is a new address at once. */
export function FilterForm({ search, typed, problems, names, facets, count }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { form, onChange, onSubmit } = useFilterForm(search)
  const shown = { ...search, ...typed }
  return (
    <search className={styles.bar}>
      <details className={styles.filters} open={Object.keys(problems).length > 0}>
        <summary>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
          {t('project.filters')}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </summary>
        <form
          ref={form}
          className={styles.form}
          action={toPath('projects', language)}
          onChange={onChange}
          onSubmit={onSubmit}
        >
          <Field name="city" label={t('project.city')} chosen={search.city} problem={problems.city}>
            <option value="">{t('project.any_city')}</option>
            <Unlisted chosen={search.city} name={names.city} listed={facets.city.map(({ slug }) => slug)} />
            {facets.city.map(({ slug, name, count }) => (
              <option key={slug} value={slug}>
                {t('project.option', { name, count })}
              </option>
            ))}
          </Field>
          {search.city && (
            <Field name="sector" label={t('project.sector')} chosen={search.sector} problem={problems.sector}>
              <option value="">{t('project.any_sector')}</option>
              <Unlisted chosen={search.sector} name={names.sector} listed={facets.sector.map(({ slug }) => slug)} />
              {facets.sector.map(({ slug, name, count }) => (
                <option key={slug} value={slug}>
                  {t('project.option', { name, count })}
                </option>
              ))}
            </Field>
          )}
          <Field name="stage" label={t('project.stage')} chosen={search.stage} problem={problems.stage}>
            <option value="">{t('project.any_stage')}</option>
            {projectStages.map((stage) => (
              <option key={stage} value={stage}>
                {t('project.option', { name: t(`stage.${stage}`), count: countOf(facets.stage, stage) })}
              </option>
            ))}
          </Field>
          <Field
            name="delivery_year"
            label={t('project.delivery_year')}
            chosen={search.delivery_year}
            problem={problems.delivery_year}
          >
            <option value="">{t('project.any_year')}</option>
            {yearsOf(facets, search).map((year) => (
              <option key={year} value={year}>
                {t('project.option', { name: String(year), count: countOf(facets.delivery_year, year) })}
              </option>
            ))}
          </Field>
          <AmountInput
            name="min_price"
            label={t('project.min_price')}
            value={shown.min_price}
            problem={problems.min_price}
          />
          <AmountInput
            name="max_price"
            label={t('project.max_price')}
            value={shown.max_price}
            problem={problems.max_price}
          />
          <Field name="currency" label={t('project.currency')} chosen={search.currency ?? 'USD'}>
            <option value="USD">US$</option>
            <option value="DOP">RD$</option>
          </Field>
          <label className={styles.check}>
            <input type="checkbox" name="tax_incentive" value="1" defaultChecked={search.tax_incentive === true} />
            {t('project.option', { name: t('project.with_confotur'), count: facets.tax_incentive })}
          </label>
          <Button type="submit" className={styles.apply}>
            {t('project.apply')}
          </Button>
        </form>
      </details>
    </search>
  )
}

/** The chosen place, when the filters leave it nothing and so the counts do not list it. */
function Unlisted({
  chosen,
  name,
  listed,
}: {
  chosen: string | undefined
  name: string | undefined
  listed: string[]
}) {
  const t = useTexts()
  if (!chosen || listed.includes(chosen)) return null
  return <option value={chosen}>{t('project.option', { name: name ?? chosen, count: 0 })}</option>
}

function countOf<Value>(facet: { value: Value; count: number }[], value: Value): number {
  return facet.find((one) => one.value === value)?.count ?? 0
}

function yearsOf(facets: ProjectFacets, { delivery_year }: ProjectSearch): number[] {
  const years = facets.delivery_year.map(({ value }) => value)
  return [...new Set(delivery_year ? [...years, delivery_year] : years)].sort((one, other) => one - other)
}

/** Makes every choice a new address, and every new address what the form shows. */
function useFilterForm(search: ProjectSearch) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const language = useLanguage()

  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field === document.activeElement) continue
      const value = 'name' in field ? search[field.name as keyof ProjectSearch] : undefined
      if (field instanceof HTMLSelectElement) field.value = String(value ?? field.options[0]?.value)
      else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true
      else if (field instanceof HTMLInputElement && !field.ariaInvalid)
        field.value = formatAmount(typeof value === 'boolean' ? undefined : value)
    }
  }, [search])

  function apply(): void {
    if (!form.current) return
    const asked = [...new FormData(form.current)].map(([name, value]) => [
      name,
      typeof value === 'string' ? ungroupDigits(value) : '',
    ])
    void navigate(writeProjectsAddress(new URLSearchParams(asked), language), { preventScrollReset: true })
  }

  return {
    form,
    // An amount is asked for once it is entered: at every key it would be another one.
    onChange: (event: React.ChangeEvent<HTMLFormElement>) => {
      const field: EventTarget = event.target
      if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox'))
        apply()
    },
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply()
    },
  }
}
