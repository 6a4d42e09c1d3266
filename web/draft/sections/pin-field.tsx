import { useCallback, useState } from 'react'

import { isShownNearby } from '#contract/draft/applies.ts'
import { isSame } from '#contract/draft/apply-operations.ts'
import type { Point } from '#contract/draft/document.ts'
import type { City } from '#contract/place/place.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft, useEditing, useValue } from '../draft-context.ts'
import { ClashNote } from '../inputs/clash-note.tsx'
import { PinOnMap } from './pin-on-map.tsx'
import { readPoint, roundPoint } from './read-point.ts'
import styles from './sections.module.css'

/** Metres from its sector's middle beyond which a pin is asked about. */
const farFromSector = 3000

/** The door itself: on the map, by the arrow keys, by where one stands, or as coordinates or a link. */
export function PinField({ cities }: { cities: readonly City[] }) {
  const t = useTexts()
  const language = useLanguage()
  const { store } = useEditing()
  const point = useValue('exact_point')
  const citySlug = useValue('city')
  const city = cities.find(({ slug }) => slug === citySlug)
  const far = useMetresAway()
  const sectorSlug = useValue('sector')
  const sector = city?.sectors.find(({ slug }) => slug === sectorSlug)
  const isNearby = useDraft(({ document: { is_approximate, type } }) =>
    Boolean(is_approximate ?? (type && isShownNearby(type))),
  )
  const set = useCallback((next: Point) => store.edit('exact_point', next), [store])
  return (
    <fieldset className={styles.pin} data-field="exact_point" aria-labelledby="pin-label">
      <p id="pin-label" className={styles.label}>
        {t('draft.pin')} <span aria-hidden>*</span>
      </p>
      <p className="fine">{t('draft.pin_hint')}</p>
      <Here onPoint={set} />
      <Coordinates onPoint={set} />
      <PinOnMap
        point={point ?? null}
        start={city ?? null}
        isNearby={isNearby}
        label={t('draft.pin_map')}
        failed={t('draft.no_map')}
        onPoint={set}
      />
      <div aria-live="polite">
        {far > farFromSector && sector && (
          <p className={styles.warning}>
            {t('draft.pin_far', { km: getNumberFormat(language, 1).format(far / 1000), sector: sector.name })}
          </p>
        )}
      </div>
      {isNearby && point && <p className="fine">{t('draft.circle')}</p>}
      <ClashNote name="exact_point" />
    </fieldset>
  )
}

/** Metres from the pin to the middle of its sector, as the server measured them; of what was not saved yet none. */
function useMetresAway(): number {
  return useDraft(({ draft, document }) => {
    const isSaved = (['exact_point', 'city', 'sector'] as const).every((field) =>
      isSame(draft.document[field], document[field]),
    )
    return isSaved ? (draft.sector_metres ?? 0) : 0
  })
}

type Placing = { onPoint: (point: Point) => void }

/** Where whoever writes stands right now. */
function Here({ onPoint }: Placing) {
  const t = useTexts()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  function ask(): void {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPoint(roundPoint(coords.latitude, coords.longitude))
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <>
      <Button isSmall look="secondary" onClick={ask} aria-disabled={state === 'asking' || undefined}>
        {t(state === 'asking' ? 'draft.here_asking' : 'draft.here')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.warning}>
          {t('draft.here_failed')}
        </p>
      )}
    </>
  )
}

/** Coordinates, or a link of Google Maps as it is copied; what it is read as stands below. */
function Coordinates({ onPoint }: Placing) {
  const t = useTexts()
  const point = useValue('exact_point')
  const [text, setText] = useState<string | null>(null)
  const isUnread = text !== null && text.trim() !== '' && readPoint(text) === null
  return (
    <label className={styles.search}>
      {t('draft.coordinates')}
      <input
        value={text ?? (point ? `${point.latitude}, ${point.longitude}` : '')}
        onChange={({ target }) => {
          setText(target.value)
          const read = readPoint(target.value)
          if (read) onPoint(read)
        }}
        onBlur={() => setText((before) => (before && readPoint(before) === null ? before : null))}
        placeholder="18.4761, -69.9312"
        autoComplete="off"
        aria-invalid={isUnread || undefined}
        aria-describedby={isUnread ? 'coordinates-problem' : undefined}
      />
      {isUnread && (
        <span id="coordinates-problem" className={styles.warning}>
          {t('draft.coordinates_unread')}
        </span>
      )}
    </label>
  )
}
