import { useState } from 'react'
import { Link } from 'react-router'

import { languages } from '#contract/language.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import type { ScreenProps } from '../../workspace-screens.ts'
import { useDraft } from '../draft-context.ts'
import { ChangesOf } from '../changes-of.tsx'
import { ChoiceRow } from '../inputs/choice-row.tsx'
import { OpenDraft } from '../open-draft.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'
import { FoundLooks } from './found-looks.tsx'
import { Framed } from './framed.tsx'
import styles from './preview.module.css'
import { PublicLook } from './public-look.tsx'
import { useDraftProperty } from './use-draft-property.ts'

/** A draft as the public would read it, in both languages and on both kinds of screen, and as it is found. */
export default function PreviewScreen({ id }: ScreenProps) {
  if (id.includes('-')) return <ChangesOf code={id} screen="preview" />
  return (
    <OpenDraft id={Number(id)}>
      <Preview />
    </OpenDraft>
  )
}

const widths = { phone: 390, desktop: 1280 } as const
type Screen = keyof typeof widths

function Preview() {
  const t = useTexts()
  const language = useLanguage()
  const id = useDraft(({ draft }) => draft.id)
  const property = useDraftProperty()
  const [screen, setScreen] = useState<Screen>(useIsNarrow() ? 'phone' : 'desktop')
  return (
    <div className={styles.preview}>
      <header className={styles.head}>
        <div>
          <p className="fine">
            <Link to={toWorkspacePath('editor', language, id)}>{t('preview.back')}</Link>
          </p>
          <h1>{t('preview.title')}</h1>
        </div>
        <nav aria-label={t('preview.language')} className={styles.languages}>
          {languages.map((one) => (
            // Another language is another document, with words of its own.
            <a
              key={one}
              href={toWorkspacePath('preview', one, id)}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {t(`draft.in_${one}`)}
            </a>
          ))}
        </nav>
        <ChoiceRow
          name="screen"
          label={t('preview.screen')}
          choices={[
            { value: 'phone', label: t('preview.phone') },
            { value: 'desktop', label: t('preview.desktop') },
          ]}
          value={screen}
          onChoose={(value) => setScreen(value as Screen)}
        />
      </header>
      {property && (
        <>
          <Framed width={widths[screen]} title={t('preview.frame')}>
            <PublicLook property={property} />
          </Framed>
          <FoundLooks property={property} />
        </>
      )}
    </div>
  )
}
