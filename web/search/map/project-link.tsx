import { Link } from 'react-router'

import type { Property } from '#contract/property/property.ts'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './picked-properties.module.css'

/** The way to the project that the properties of one place belong to, where they do. */
export function ProjectLink({ project }: { project: Property['project'] }) {
  const t = useTexts()
  const language = useLanguage()
  if (!project) return null
  return (
    <p className={styles.project}>
      <Link to={toPath('project', language, { slug: project.slug })}>
        {t('search.see_project', { name: project.name })}
      </Link>
    </p>
  )
}
