import type { ComponentType } from 'react'

import { useTexts } from '../../texts.ts'
import { FeaturesSection } from './features-section.tsx'
import { KindSection } from './kind-section.tsx'
import { MandateSection } from './mandate-section.tsx'
import { MeasuresSection } from './measures-section.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { PlaceSection } from './place-section.tsx'
import { PriceSection } from './price-section.tsx'
import type { Section } from './sections.ts'
import styles from './sections.module.css'
import { TextsSection } from './texts-section.tsx'

const parts: Record<Section, ComponentType> = {
  kind: KindSection,
  place: PlaceSection,
  price: PriceSection,
  measures: MeasuresSection,
  features: FeaturesSection,
  texts: TextsSection,
  pictures: PicturesPart,
  mandate: MandateSection,
  publish: () => null,
}

type Props = { section: Section; isHidden: boolean; children: React.ReactNode }

/** One section of the editor, with its heading. */
export function SectionForm({ section, isHidden, children }: Props) {
  const t = useTexts()
  const Part = parts[section]
  return (
    <section id={section} hidden={isHidden} className={styles.section} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`} tabIndex={-1}>
        {t(`draft.section.${section}`)}
      </h2>
      <Part />
      {children}
    </section>
  )
}
