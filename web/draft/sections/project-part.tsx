import { useId } from 'react'

import { besideEndpoints, type DraftProject } from '#contract/draft/beside.ts'
import { isNothing } from '#contract/draft/complete.ts'
import type { DraftDocument, DraftField } from '#contract/draft/document.ts'

import { useSession } from '../../account/session/session.ts'
import { useAnswer } from '../../account/session/use-answer.ts'
import { useTexts } from '../../texts.ts'
import { useDraft, useEditing, useValue } from '../draft-context.ts'
import { DraftSelect, DraftText } from '../inputs/draft-inputs.tsx'
import { ProjectUnit } from './project-unit.tsx'

/** The project of the agency that a home is part of, and which of its units it is. */
export function ProjectPart() {
  const t = useTexts()
  const id = useId()
  const { store } = useEditing()
  const draftId = useDraft(({ draft }) => draft.id)
  const slug = useValue('project')
  const fill = useFill()
  const { data } = useAnswer(`projects ${draftId}`, (call, signal) =>
    call(besideEndpoints.projects, { id: draftId }, signal),
  )
  const projects = data?.data ?? []
  const project = projects.find((one) => one.slug === slug)
  const options = projects.map(({ slug: value, name }) => ({ value, label: name }))
  // What was said before stays in sight, whoever's it is.
  const isOther = slug && !project
  return (
    <>
      {(options.length > 0 || slug) && (
        <DraftSelect
          name="project"
          label={t('draft.project')}
          hint={options.length > 0 ? t('draft.project_hint') : undefined}
          options={isOther ? [...options, { value: slug, label: slug }] : options}
          onPick={(picked) => {
            const chosen = projects.find((one) => one.slug === picked)
            if (chosen) fill(placeOf(chosen))
            void store.flush()
          }}
        />
      )}
      <DraftText
        name="unit_name"
        label={t('draft.unit')}
        hint={t('draft.unit_hint')}
        maxLength={40}
        {...(project && { list: id })}
      />
      {project && (
        <>
          <datalist id={id}>
            {project.units.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <ProjectUnit project={project} />
        </>
      )}
    </>
  )
}

/** Says what nobody has said yet. */
function useFill() {
  const { store } = useEditing()
  const isStaff = useSession()?.user.role === 'staff'
  return (said: DraftDocument) => {
    const { document, draft } = store.read()
    for (const [field, value] of Object.entries(said) as [DraftField, unknown][]) {
      const isClosed = field === 'exact_point' && isStaff && draft.code !== null
      if (isNothing(document[field]) && !isClosed) store.edit(field, value)
    }
  }
}

function placeOf({ province, city, sector, latitude, longitude, delivery_date }: DraftProject): DraftDocument {
  return { province, city, sector, exact_point: { latitude, longitude }, delivery_date }
}
