import { IconView360 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import type { Property } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import { LookControls } from './look-controls.tsx'
import type { Panorama } from './panorama.ts'
import styles from './view-360.module.css'

type View = NonNullable<Property['view_360']>
/** The picture store keeps a panorama in these two widths. */
const widest = 2816
const narrower = 2048
const fileOf = (src: string, width: number) => `${src}-${width}.webp`

type State = 'closed' | 'loading' | 'open' | 'impossible'

/** A still picture that turns into the room itself when asked; without JavaScript or WebGL, the whole picture laid flat. */
export function View360({ view }: { view: View }) {
  const t = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [panorama, setPanorama] = useState<Panorama | null>(null)
  const [state, setState] = useState<State>('closed')
  useEffect(() => () => panorama?.close(), [panorama])

  const open = async () => {
    setState('loading')
    const opened = await openIn(canvas, view.src).catch(() => null)
    setPanorama(opened)
    setState(opened ? 'open' : 'impossible')
    if (opened) canvas.current?.focus()
  }
  if (state === 'impossible') return <FlatPanorama src={fileOf(view.src, narrower)} alt={view.preview.alt} />
  return (
    <div ref={frame} className={styles.frame}>
      <Picture photo={view.preview} alt={view.preview.alt} sizes="(max-width: 1000px) 100vw, 860px" />
      {state === 'closed' || (
        <canvas
          ref={canvas}
          className={styles.canvas}
          data-state={state}
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the arrow keys turn it
          role="application"
          aria-label={t('property.look_around', { alt: view.preview.alt })}
        />
      )}
      {panorama ? (
        <LookControls panorama={panorama} frame={frame} />
      ) : (
        <a
          className={styles.open}
          href={fileOf(view.src, widest)}
          aria-busy={state === 'loading'}
          onClick={(event) => {
            event.preventDefault()
            if (state === 'closed') void open()
          }}
        >
          <IconView360 size={22} stroke={1.75} aria-hidden />
          {state === 'loading' ? t('ui.loading') : t('property.open_360')}
        </a>
      )}
    </div>
  )
}

async function openIn(canvas: React.RefObject<HTMLCanvasElement | null>, src: string): Promise<Panorama | null> {
  const picture = new Image()
  picture.src = fileOf(src, innerWidth * devicePixelRatio > 1000 ? widest : narrower)
  const [{ openPanorama }] = await Promise.all([import('./panorama.ts'), picture.decode()])
  return canvas.current && openPanorama(canvas.current, picture)
}

function FlatPanorama({ src, alt }: { src: string; alt: string }) {
  const t = useTexts()
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys */}
      <section className={styles.flat} tabIndex={0} aria-label={alt}>
        <img src={src} alt="" width={2} height={1} />
      </section>
      <figcaption className="caption">{t('property.flat_360')}</figcaption>
    </figure>
  )
}
