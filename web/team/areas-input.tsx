import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { placeEndpoints } from '#contract/place/place.ts'
import { maxAreas } from '#contract/team/profile.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useTexts } from '../texts.ts'
import { TextInput } from '../ui/form/text-input.tsx'
import type { Field } from '../ui/form/use-form.ts'
import styles from './team.module.css'

/** Sectors where an agent works, each added as its name is typed. */
export function AreasInput({ field }: { field: Field<readonly string[]> }) {
  const t = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const { data } = useAnswer('cities', (call, signal) => call(placeEndpoints.cities, {}, signal))
  const all = (data?.data ?? []).flatMap((city) =>
    city.sectors.map(({ slug, name }) => ({ slug, name: name === city.name ? name : `${name}, ${city.name}` })),
  )
  const nameOf = (slug: string) => all.find((one) => one.slug === slug)?.name ?? slug
  const isFull = field.value.length >= maxAreas

  function type(next: string): void {
    const found = all.find(({ name }) => name.toLowerCase() === next.trim().toLowerCase())
    setText(found ? '' : next)
    if (found && !field.value.includes(found.slug)) field.onChange([...field.value, found.slug])
  }

  return (
    <div>
      <TextInput
        field={{ name: 'areas', value: text, problem: field.problem, onChange: type, onBlur: () => {} }}
        label={t('team.profile.areas')}
        hint={t(isFull ? 'team.profile.areas_full' : 'team.profile.areas_hint', { count: maxAreas })}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {!isFull && all.map(({ slug, name }) => !field.value.includes(slug) && <option key={slug}>{name}</option>)}
      </datalist>
      {field.value.length > 0 && (
        <ul className={styles.chips}>
          {field.value.map((slug) => (
            <li key={slug}>
              <button
                type="button"
                aria-label={t('team.profile.area_remove', { name: nameOf(slug) })}
                onClick={() => field.onChange(field.value.filter((other) => other !== slug))}
              >
                {nameOf(slug)}
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
