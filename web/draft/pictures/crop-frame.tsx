import 'react-image-crop/dist/ReactCrop.css'

import { useState } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'

import type { Crop, DraftPhoto } from '#contract/draft/document.ts'
import type { StoredPicture } from '#contract/picture/upload.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './pictures.module.css'

type Props = {
  photo: DraftPhoto
  /** As it was uploaded, before it was turned or cut. */
  picture: StoredPicture
  /** Null where nothing is to change. */
  onDone: (crop: Crop | null) => void
}

const shapes = { free: undefined, wide: 3 / 2, narrow: 4 / 3 } as const
const least = 5

/** What of a picture is shown: a frame to move and to change, by finger, mouse and keyboard. */
export function CropFrame({ photo, picture, onDone }: Props) {
  const t = useTexts()
  const turned = (photo.turn ?? 0) % 180 !== 0
  const [wide, high] = [picture.photo.width, picture.photo.height]
  const size = turned ? { width: high, height: wide } : { width: wide, height: high }
  const [shape, setShape] = useState<keyof typeof shapes>('free')
  const [frame, setFrame] = useState<PercentCrop>(() => toPercent(photo.crop))
  const choose = (next: keyof typeof shapes) => {
    setShape(next)
    const aspect = shapes[next]
    if (aspect) {
      const fitted = makeAspectCrop({ unit: '%', width: 90 }, aspect, size.width, size.height)
      setFrame(centerCrop(fitted, size.width, size.height))
    }
  }
  // Its turned form is there already, or the whole of it answers for it.
  const src = `/pictures/${getShownKey({ key: photo.key, turn: photo.turn })}-960.webp`
  return (
    <div className={styles.crop}>
      <p className="fine">{t('picture.crop_how')}</p>
      <ReactCrop crop={frame} aspect={shapes[shape]} minWidth={40} keepSelection onChange={(_, next) => setFrame(next)}>
        <img src={src} alt="" width={size.width} height={size.height} />
      </ReactCrop>
      <div className={styles.row}>
        {(['free', 'wide', 'narrow'] as const).map((name) => (
          <Button
            key={name}
            look={name === shape ? 'primary' : 'secondary'}
            isSmall
            aria-pressed={name === shape}
            onClick={() => choose(name)}
          >
            {t(`picture.shape.${name}`)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button isSmall onClick={() => onDone(toCrop(frame))}>
          {t('picture.crop_it')}
        </Button>
        <Button look="secondary" isSmall onClick={() => onDone({ x: 0, y: 0, width: 1, height: 1 })}>
          {t('picture.crop_none')}
        </Button>
      </div>
    </div>
  )
}

function toPercent(crop: Crop | undefined): PercentCrop {
  const { x, y, width, height } = crop ?? { x: 0.05, y: 0.05, width: 0.9, height: 0.9 }
  return { unit: '%', x: 100 * x, y: 100 * y, width: 100 * width, height: 100 * height }
}

function toCrop({ x, y, width, height }: PercentCrop): Crop {
  return { x: share(x), y: share(y), width: share(Math.max(least, width)), height: share(Math.max(least, height)) }
}

const share = (percent: number) => Math.round(10 * Math.min(100, Math.max(0, percent))) / 1000
