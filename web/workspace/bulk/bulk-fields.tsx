import { features } from '#contract/property/feature.ts'
import { perLanguage } from '#locales/per-language.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { useOverview } from '../overview.ts'

const getCollator = perLanguage((tag) => new Intl.Collator(tag))

type Props = { value: string; onChange: (value: string) => void }

/** Whose the listings become: an agent of the agency. */
export function AgentField({ value, onChange }: Props) {
  const t = useTexts()
  const agents = useOverview().data?.agents ?? []
  return (
    <label className={form.field}>
      <span className={form.label}>{t('bulk.agent')}</span>
      <select required value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('bulk.choose')}</option>
        {agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What the homes have, by the words of their pages. */
export function FeatureField({ value, onChange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const named = features
    .map((feature) => ({ feature, name: t(`feature.${feature}`) }))
    .toSorted((a, b) => getCollator(language).compare(a.name, b.name))
  return (
    <label className={form.field}>
      <span className={form.label}>{t('bulk.feature')}</span>
      <select required value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('bulk.choose')}</option>
        {named.map(({ feature, name }) => (
          <option key={feature} value={feature}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
