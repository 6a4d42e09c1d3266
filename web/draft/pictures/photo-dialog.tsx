import { IconCrop, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'

import type { DraftPhoto } from '#contract/draft/document.ts'
import { getShownKey, isUploadedKey } from '#contract/picture/picture-key.ts'
import { photoTags, turns, type PhotoTag } from '#contract/picture/picture.ts'
import type { StoredPicture } from '#contract/picture/upload.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './pictures.module.css'

const CropFrame = lazy(async () => ({ default: (await import('./crop-frame.tsx')).CropFrame }))

type Props = {
  list: 'photos' | 'plans'
  photo: DraftPhoto
  at: number
  count: number
  stored: ReadonlyMap<string, StoredPicture>
  suggestion: { es: string; en: string } | null
  onMove: (to: number) => void
  onChange: (change: Omit<Partial<DraftPhoto>, 'key'>) => void
  onRemove: () => void
  /** Opens the next one that lacks its text; none where all have it. */
  onNext: (() => void) | null
  onClose: () => void
}

/** All that can be done to one picture, without dragging anything. */
export function PhotoDialog(props: Props) {
  const t = useTexts()
  const { list, photo, at, count, stored, onChange, onRemove, onNext, onClose } = props
  const [isCropping, setIsCropping] = useState(false)
  const whole = stored.get(photo.key)
  const shown = stored.get(getShownKey(photo))
  // Asked for too early its address would answer with the whole, and be remembered so.
  const isLate = shown?.state !== 'ready'
  const picture = isLate ? whole : shown
  const canEdit = isUploadedKey(photo.key) && whole?.state === 'ready'
  const turn = () => {
    const next = turns[(turns.indexOf(photo.turn ?? 0) + 1) % turns.length]!
    // What was cut out of it stood the other way.
    onChange({ turn: next, crop: { x: 0, y: 0, width: 1, height: 1 } })
  }
  return (
    <OpenDialog
      title={t(list === 'photos' ? 'picture.one' : 'picture.one_plan', { number: at + 1, count })}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {isCropping && whole ? (
          <Suspense>
            <CropFrame
              photo={photo}
              picture={whole}
              onDone={(crop) => {
                setIsCropping(false)
                if (crop) onChange({ crop })
              }}
            />
          </Suspense>
        ) : (
          picture && (
            <div className={styles.large}>
              <Picture photo={picture.photo} alt="" sizes="(max-width: 780px) 90vw, 560px" />
              {isLate && <span className={styles.preparing}>{t('picture.preparing')}</span>}
            </div>
          )
        )}
        {!isCropping && (
          <>
            <div className={styles.row}>
              {canEdit && (
                <>
                  <Button look="secondary" isSmall onClick={turn}>
                    <IconRotateClockwise aria-hidden /> {t('picture.turn')}
                  </Button>
                  <Button look="secondary" isSmall onClick={() => setIsCropping(true)}>
                    <IconCrop aria-hidden /> {t('picture.crop')}
                  </Button>
                </>
              )}
              <Button look="secondary" isSmall onClick={onRemove}>
                <IconTrash aria-hidden /> {t('picture.remove')}
              </Button>
            </div>
            <Order {...props} />
            {list === 'photos' && <Words {...props} />}
            {list === 'photos' && onNext && (
              <Button isSmall onClick={onNext}>
                {t('picture.next_silent')}
              </Button>
            )}
          </>
        )}
      </div>
    </OpenDialog>
  )
}

function Order({ list, at, count, onMove }: Props) {
  const t = useTexts()
  const id = useId()
  const steps = [
    { word: list === 'photos' ? 'picture.make_cover' : 'picture.first', to: 0, isOff: at === 0 },
    { word: 'picture.earlier', to: at - 1, isOff: at === 0 },
    { word: 'picture.later', to: at + 1, isOff: at === count - 1 },
    { word: 'picture.last', to: count - 1, isOff: at === count - 1 },
  ] as const
  return (
    <fieldset className={styles.order}>
      <legend>{t('picture.order')}</legend>
      <div className={styles.row}>
        {steps.map(({ word, to, isOff }) => (
          <Button key={word} look="secondary" isSmall disabled={isOff} onClick={() => onMove(to)}>
            {t(word)}
          </Button>
        ))}
        <span className={styles.place}>
          <label htmlFor={id}>{t('picture.move_to')}</label>
          <select id={id} data-first value={at} onChange={(event) => onMove(Number(event.target.value))}>
            {Array.from({ length: count }, (_, place) => (
              <option key={place} value={place}>
                {place + 1}
              </option>
            ))}
          </select>
        </span>
      </div>
    </fieldset>
  )
}

function Words({ photo, suggestion, onChange }: Props) {
  const t = useTexts()
  const tags = photoTags.filter((tag) => tag !== 'plan')
  return (
    <div className={styles.words}>
      <SelectInput
        field={{
          name: 'tag',
          value: photo.tag ?? '',
          problem: undefined,
          onBlur: () => {},
          onChange: (tag: string) => onChange({ tag: (tag || undefined) as PhotoTag | undefined }),
        }}
        label={t('picture.room')}
        {...(!photo.tag && { none: t('picture.no_room') })}
        options={tags.map((value) => ({ value, label: t(`picture.tag.${value}`) }))}
      />
      {(['es', 'en'] as const).map((language) => (
        <Alt
          key={`${photo.key} ${language}`}
          label={t(`picture.alt_${language}`)}
          value={photo[`alt_${language}`] ?? ''}
          suggested={suggestion?.[language] ?? null}
          onChange={(said) => onChange({ [`alt_${language}`]: said })}
        />
      ))}
      <p className="fine">{t('picture.alt_hint')}</p>
    </div>
  )
}

type AltProps = { label: string; value: string; suggested: string | null; onChange: (said: string) => void }

/** Kept as it is typed, and saved when it is left. */
function Alt({ label, value, suggested, onChange }: AltProps) {
  const t = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const said = typed ?? value
  return (
    <div>
      <TextInput
        label={label}
        maxLength={160}
        field={{
          name: label,
          value: said,
          problem: undefined,
          onChange: setTyped,
          onBlur: () => {
            if (typed !== null && typed.trim() !== value) onChange(typed.trim())
            setTyped(null)
          },
        }}
      />
      {suggested && !said.trim() && (
        <button type="button" className={styles.suggestion} onClick={() => onChange(suggested)}>
          {t('picture.suggest', { text: suggested })}
        </button>
      )}
    </div>
  )
}
