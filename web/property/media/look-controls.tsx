import {
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconMaximize,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'

import { useTexts, type TextKey } from '../../texts.ts'
import type { Panorama } from './panorama.ts'
import styles from './view-360.module.css'

const step = 0.35
const degrees = 12

const moves = [
  { name: 'property.look_left', icon: IconChevronLeft, move: ({ turn }) => turn(-step, 0) },
  { name: 'property.look_right', icon: IconChevronRight, move: ({ turn }) => turn(step, 0) },
  { name: 'property.look_up', icon: IconChevronUp, move: ({ turn }) => turn(0, step) },
  { name: 'property.look_down', icon: IconChevronDown, move: ({ turn }) => turn(0, -step) },
  { name: 'property.zoom_in', icon: IconZoomIn, move: ({ zoom }) => zoom(degrees) },
  { name: 'property.zoom_out', icon: IconZoomOut, move: ({ zoom }) => zoom(-degrees) },
] as const satisfies { name: TextKey; icon: typeof IconZoomIn; move: (panorama: Panorama) => void }[]

type Props = { panorama: Panorama; frame: React.RefObject<HTMLDivElement | null> }

/** What dragging and pinching do, for who cannot. */
export function LookControls({ panorama, frame }: Props) {
  const t = useTexts()
  const toggleFullScreen = () => {
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
  }
  return (
    <div className={styles.controls}>
      {moves.map(({ name, icon: Icon, move }) => (
        <button key={name} type="button" aria-label={t(name)} onClick={() => move(panorama)}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      ))}
      {document.fullscreenEnabled && (
        <button type="button" aria-label={t('pieces.full_screen')} onClick={toggleFullScreen}>
          <IconMaximize size={20} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
