import { useEffect, useRef } from 'react'

import styles from './pictures.module.css'

/** One after the other: thirty at once would be a gigabyte of pixels on a telephone. */
let turn: Promise<unknown> = Promise.resolve()

/** A picture that lies in this browser alone, drawn small. */
export function Thumb({ blob }: { blob: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    turn = turn.then(() => draw(blob, canvas.current, () => isGone))
    return () => {
      isGone = true
    }
  }, [blob])
  return <canvas ref={canvas} className={styles.thumb} width={192} height={128} aria-hidden />
}

async function draw(blob: Blob, canvas: HTMLCanvasElement | null, isGone: () => boolean): Promise<void> {
  if (isGone()) return
  const small = { resizeHeight: 256, resizeQuality: 'medium', imageOrientation: 'from-image' } as const
  const bitmap = await createImageBitmap(blob, small).catch(() => null)
  if (!bitmap) return
  if (canvas && !isGone()) {
    const share = Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height)
    const [wide, high] = [bitmap.width * share, bitmap.height * share]
    const [left, top] = [(canvas.width - wide) / 2, (canvas.height - high) / 2]
    canvas.getContext('2d')?.drawImage(bitmap, left, top, wide, high)
  }
  bitmap.close()
}
