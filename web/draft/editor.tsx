import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { useSession } from '../account/session/session.ts'
import { saveCopies } from '../favorite/saved-copies.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { notify } from '../ui/snackbar.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { useDraft, useEditing } from './draft-context.ts'
import styles from './editor.module.css'
import { listFiles } from './pictures/waiting-files.ts'
import { SectionBar } from './section-bar.tsx'
import { SectionNav } from './section-nav.tsx'
import { SectionForm } from './sections/section-form.tsx'
import { readSection, sections, type Section } from './sections/sections.ts'
import { ListingSourcePanel } from './side/listing-source.tsx'
import { LiveCard, type Card } from './side/live-card.tsx'
import { Presence } from './side/presence.tsx'
import { PublishPanel } from './side/publish-panel.tsx'
import { QualityPanel } from './side/quality-panel.tsx'
import { SaidSaving, SaveState } from './side/save-state.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

/** The editor of a listing: its sections beside each other on a wide screen, one at a time on a narrow one. */
export function Editor({ card }: { card: Card }) {
  const t = useTexts()
  const { store } = useEditing()
  const { hash, state, key } = useLocation()
  const isNarrow = useIsNarrow()
  const open = readSection(hash)
  const shown = useShownSections(open, isNarrow)
  const mayEdit = useDraft(({ draft }) => draft.may.edit)
  const onPublished = usePublished()
  const form = useRef<HTMLDivElement>(null)
  // Its page opens without a network, too.
  useEffect(() => saveCopies([location.pathname]), [])
  useFollow({ form, hash, visit: key, field: (state as { field?: string } | null)?.field, isNarrow })
  return (
    // Whoever leaves a field has written it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onBlur={() => void store.flush()}>
      <Head open={open} />
      <SaidSaving />
      <Presence />
      {!mayEdit && <p className={styles.readOnly}>{t('draft.read_only')}</p>}
      <div className={styles.columns}>
        <SectionNav open={open} />
        <div ref={form} className={styles.form}>
          <fieldset disabled={!mayEdit}>
            {shown.map((section) => (
              <SectionForm key={section} section={section} isHidden={isNarrow && section !== open}>
                {section === 'publish' && <Publishing card={card} isNarrow={isNarrow} onPublished={onPublished} />}
              </SectionForm>
            ))}
          </fieldset>
        </div>
        {!isNarrow && (
          <aside className={styles.side} aria-label={t('draft.side')}>
            <SaveState />
            <QualityPanel />
            <PublishPanel onPublished={onPublished} />
            <ListingSourcePanel />
            <LiveCard card={card} />
          </aside>
        )}
      </div>
      {isNarrow && <SectionBar open={open} />}
    </div>
  )
}

/** All sections, or the open one; pictures that are on their way go on whichever is open. */
function useShownSections(open: Section, isNarrow: boolean): readonly Section[] {
  const [hasPictures, setPictures] = useState(open === 'pictures')
  const id = useDraft(({ draft }) => draft.id)
  const person = useSession()?.user.email ?? ''
  useEffect(() => {
    // What an earlier page left goes on as soon as the editor is open.
    void listFiles(id, person).then((files) => files.length > 0 && setPictures(true))
  }, [id, person])
  if (open === 'pictures' && !hasPictures) setPictures(true)
  return isNarrow ? sections.filter((one) => one === open || (hasPictures && one === 'pictures')) : sections
}

/** What it is called, and the ways out of the editor. */
function Head({ open }: { open: Section }) {
  const t = useTexts()
  const language = useLanguage()
  const title = useDraft(({ document }) => document[`title_${language}`] || document.title_es)
  const id = useDraft(({ draft }) => draft.id)
  const code = useDraft(({ draft }) => draft.code)
  return (
    <header className={styles.head}>
      <div>
        <p className="fine">
          <Link to={toWorkspacePath('listings', language)}>{t('draft.to_listings')}</Link>
          {code && ` · ${code}`}
        </p>
        <h1>{title || t('draft.untitled')}</h1>
        <p className={styles.step}>{t('draft.step', { number: sections.indexOf(open) + 1, count: sections.length })}</p>
      </div>
      <Link className={styles.way} to={toWorkspacePath('preview', language, id)}>
        {t('draft.preview')}
      </Link>
    </header>
  )
}

type PublishingProps = { card: Card; isNarrow: boolean; onPublished: (code: string) => void }

/** The last section: on a narrow screen all that stands at the side of a wide one. */
function Publishing({ card, isNarrow, onPublished }: PublishingProps) {
  return (
    <>
      {isNarrow && <PublishPanel onPublished={onPublished} />}
      <QualityPanel most={12} />
      {isNarrow && <ListingSourcePanel />}
      {isNarrow && <LiveCard card={card} />}
    </>
  )
}

function usePublished() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  return (code: string) => {
    notify(t('draft.published', { code }))
    void navigate(toWorkspacePath('listings', language))
  }
}

type Followed = {
  form: React.RefObject<HTMLDivElement | null>
  hash: string
  /** Names the step that led here: the same address may be asked for again. */
  visit: string
  field: string | undefined
  isNarrow: boolean
}

/** Brings what an address names into sight, and the focus to its field, or its heading. */
function useFollow({ form, hash, visit, field, isNarrow }: Followed): void {
  const last = useRef(isNarrow ? visit : '')
  useEffect(() => {
    if (!hash || visit === last.current) return
    last.current = visit
    const section = form.current?.querySelector<HTMLElement>(hash)
    const heading = section?.querySelector<HTMLElement>('h2')
    const input =
      field &&
      section?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(input, select, textarea, button)`)
    const target = input || heading
    target?.focus({ preventScroll: true })
    if (input) input.scrollIntoView({ block: 'center' })
    else if (isNarrow) scrollTo({ top: 0 })
    else heading?.scrollIntoView({ block: 'start' })
  }, [form, hash, visit, field, isNarrow])
}
