import { useState } from 'react'

import { descriptionLetters, titleLetters } from '#contract/draft/complete.ts'
import { languages, type Language } from '#contract/language.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useDraft, useEditing, useField, useValue } from '../draft-context.ts'
import { ClashNote } from '../inputs/clash-note.tsx'
import { useIsMust } from '../inputs/use-is-must.ts'
import { Ring } from '../side/ring.tsx'
import { useCities } from './place-section.tsx'
import { listOneSidedNumbers } from './one-sided-numbers.ts'
import styles from './sections.module.css'

/** A description that says enough. */
const fullDescription = 400
/** Of the Spanish letters, the share that an English text has that says as much. */
const fullTranslation = 0.6

/** Title and description in both languages, beside each other where there is room. */
export function TextsSection() {
  const t = useTexts()
  const [shown, setShown] = useState<Language>(useLanguage())
  return (
    <>
      <FirstText />
      <div className={styles.tabs}>
        {languages.map((language) => (
          <button key={language} type="button" aria-pressed={shown === language} onClick={() => setShown(language)}>
            {t(`draft.in_${language}`)}
            <LanguageRing language={language} />
          </button>
        ))}
      </div>
      <div className={styles.texts} data-shown={shown}>
        {languages.map((language) => (
          <div key={language} data-language={language}>
            <h3>
              {t(`draft.in_${language}`)}
              <LanguageRing language={language} />
            </h3>
            <Title language={language} />
            <Description language={language} />
          </div>
        ))}
      </div>
      <OneSided />
    </>
  )
}

type Of = { language: Language }

function Title({ language }: Of) {
  const t = useTexts()
  const name = `title_${language}` as const
  const isRequired = useIsMust(name)
  const field = useField(name)
  return (
    <div data-field={name}>
      <FieldFrame field={field} label={t('draft.title')} isRequired={isRequired}>
        {(tied) => <input {...tied} lang={language} autoComplete="off" spellCheck />}
      </FieldFrame>
      <Letters text={field.value} min={titleLetters.min} max={titleLetters.max} />
      <ClashNote name={name} />
    </div>
  )
}

function Description({ language }: Of) {
  const t = useTexts()
  const name = `description_${language}` as const
  const isRequired = useIsMust(name)
  const field = useField(name)
  return (
    <div data-field={name}>
      <FieldFrame field={field} label={t('draft.description')} isRequired={isRequired}>
        {(tied) => <textarea {...tied} lang={language} rows={10} spellCheck />}
      </FieldFrame>
      <Letters text={field.value} min={descriptionLetters.min} max={8000} />
      <ClashNote name={name} />
    </div>
  )
}

function Letters({ text, min, max }: { text: string; min: number; max: number }) {
  const t = useTexts()
  const count = Array.from(text.trim()).length
  const isOdd = count > 0 && (count < min || count > max)
  return (
    <p className={isOdd ? styles.warning : 'fine'}>
      {count < min ? t('draft.letters_few', { count, min }) : t('draft.letters', { count, max })}
    </p>
  )
}

/** How much of what a text should say is there, for each language. */
function LanguageRing({ language }: Of) {
  const t = useTexts()
  const share = useDraft(({ document }) => {
    const [title, text] = [document[`title_${language}`] ?? '', document[`description_${language}`] ?? '']
    const whole =
      language === 'es' ? fullDescription : Math.max(1, (document.description_es?.length ?? 0) * fullTranslation)
    return (title.trim() ? 0.3 : 0) + 0.7 * Math.min(1, text.trim().length / whole)
  })
  const percent = Math.round(share * 100)
  return <Ring share={share} label={t('draft.language_share', { percent })} />
}

/** Figures that one language says and the other does not: one of them is likely wrong. */
function OneSided() {
  const t = useTexts()
  const es = useValue('description_es') ?? ''
  const en = useValue('description_en') ?? ''
  if (!es.trim() || !en.trim()) return null
  const { onlyEs, onlyEn } = listOneSidedNumbers(es, en)
  if (onlyEs.length + onlyEn.length === 0) return null
  return (
    <output className={styles.warning}>
      {onlyEs.length > 0 && <p>{t('draft.only_es', { numbers: onlyEs.join(', ') })}</p>}
      {onlyEn.length > 0 && <p>{t('draft.only_en', { numbers: onlyEn.join(', ') })}</p>}
    </output>
  )
}

/** Writes a first text from what is known, into whatever is still empty. */
function FirstText() {
  const t = useTexts()
  const { store } = useEditing()
  const cities = useCities()
  const [state, setState] = useState<'idle' | 'nothing' | 'failed'>('idle')
  const hasKind = useDraft(({ document }) => Boolean(document.type && document.business_type))

  async function write(): Promise<void> {
    const { document } = store.read()
    const empty = (['title_es', 'title_en', 'description_es', 'description_en'] as const).filter(
      (name) => !document[name],
    )
    if (empty.length === 0) return setState('nothing')
    try {
      const { writeFirstText } = await import('../first-text/write-first-text.ts')
      const text = writeFirstText(document, cities)
      for (const name of empty) store.edit(name, text[name])
      setState('idle')
      void store.flush()
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.worked}>
      <p>{t(hasKind ? 'draft.first_text_hint' : 'draft.first_text_needs')}</p>
      <Button isSmall look="secondary" disabled={!hasKind} onClick={() => void write()}>
        {t('draft.first_text')}
      </Button>
      <output>
        {state === 'nothing' && t('draft.first_text_nothing')}
        {state === 'failed' && t('form.offline')}
      </output>
    </div>
  )
}
