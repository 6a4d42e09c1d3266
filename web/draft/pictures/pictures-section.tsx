import { useState } from 'react'

import type { Draft, DraftOperation } from '#contract/draft/draft.ts'

import { useTexts } from '../../texts.ts'
import { useCities } from '../sections/place-section.tsx'
import { FilePicker, pictureTypes } from './file-picker.tsx'
import { PictureList } from './picture-list.tsx'
import styles from './pictures.module.css'
import { readVideoSeconds } from './read-video.ts'
import { RoundPart } from './round-part.tsx'
import { useReadyFiles } from './use-ready-files.ts'
import { useToldWaiting } from './use-told-waiting.ts'
import { useUploadQueue } from './use-upload-queue.ts'
import { VideoPart } from './video-part.tsx'
import { WaitingList } from './waiting-list.tsx'
import type { Place } from './waiting-files.ts'

type Props = {
  draft: Draft
  /** Applies operations here at once and sends them. */
  apply: (operations: DraftOperation[]) => void
}

const most = { photos: 50, plans: 10 } as const
/** As many as are taken at one press. */
const atOnce = 30
const maxSeconds = 90

/** Pictures, plans, videos and the look around of a draft: sent, sorted, turned, cut and told. */
export function PicturesSection({ draft, apply }: Props) {
  const t = useTexts()
  const { photos, plans, videos, view_360 } = draft.document
  const onReady = useReadyFiles(draft, apply)
  const { queue, files } = useUploadQueue(draft.id, onReady)
  const [spare, setSpare] = useState<number | null>(null)
  const place = usePlaceName(draft)
  const elsewhere = useToldWaiting(draft, queue && files)

  function addPictures(list: 'photos' | 'plans', chosen: File[]): void {
    const there = (draft.document[list]?.length ?? 0) + files.filter((file) => file.place === list).length
    const room = Math.max(0, Math.min(atOnce, most[list] - there))
    setSpare(chosen.length > room ? room : null)
    void queue?.add(chosen.slice(0, room), list)
  }

  async function addVideo([file]: File[]): Promise<void> {
    const seconds = file && (await readVideoSeconds(file).catch(() => null))
    if (!file) return
    const isFit = seconds !== null && seconds !== undefined && seconds <= maxSeconds
    await queue?.add([file], 'videos', isFit ? { seconds: Math.max(1, Math.round(seconds)) } : { problem: 'video' })
  }

  const waiting = (places: readonly Place[]) => {
    const here = files.filter((file) => places.includes(file.place))
    return queue && <WaitingList files={here} queue={queue} />
  }
  return (
    <div className={styles.section}>
      {elsewhere.length > 0 && (
        <div className={styles.elsewhere}>
          {elsewhere.map(({ device, is_phone, name, count }) => (
            <p key={device}>{t(is_phone ? 'picture.waits_phone' : 'picture.waits_computer', { count, name })}</p>
          ))}
          <p className="fine">{t('picture.waits_hint')}</p>
        </div>
      )}
      <h3>{t('picture.photos')}</h3>
      <p className="muted">{t('picture.photos_lead')}</p>
      {(photos?.length ?? 0) > 0 && <PictureList list="photos" photos={photos!} {...{ place, apply }} />}
      {waiting(['photos'])}
      <FilePicker
        label={t('picture.add_photos')}
        camera={t('picture.take_photo')}
        hint={t('picture.drop_here')}
        accept={pictureTypes}
        isMultiple
        onFiles={(chosen) => addPictures('photos', chosen)}
      />
      {spare !== null && <output>{t('picture.too_many', { count: spare })}</output>}
      <h3>{t('picture.plans')}</h3>
      <p className="muted">{t('picture.plans_lead')}</p>
      {(plans?.length ?? 0) > 0 && <PictureList list="plans" photos={plans!} {...{ place, apply }} />}
      {waiting(['plans'])}
      <FilePicker
        label={t('picture.add_plans')}
        accept={pictureTypes}
        isMultiple
        onFiles={(chosen) => addPictures('plans', chosen)}
      />
      <VideoPart videos={videos ?? []} apply={apply} onFiles={(chosen) => void addVideo(chosen)} />
      {waiting(['videos', 'posters'])}
      <RoundPart view={view_360 ?? null} apply={apply} onFiles={(chosen) => void queue?.add(chosen, 'view_360')} />
      {waiting(['view_360'])}
    </div>
  )
}

/** What the sector of a draft is called; null until it has one. */
function usePlaceName({ document: { city, sector } }: Draft): string | null {
  const cities = useCities()
  const found = cities.find(({ slug }) => slug === city)?.sectors.find(({ slug }) => slug === sector)
  return found?.name ?? null
}
