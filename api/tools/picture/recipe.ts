/** What a picture is made of: the bytes of an original, a file, or a drawing. */
type Original = { bytes: Uint8Array } | { file: string } | { svg: string }

/** What of the original is shown, before it is made smaller. */
export type View =
  /** A part of it, from the left, the right or the middle, perhaps turned round. */
  | { kind: 'cut'; share: number; from: 'left' | 'right' | 'middle'; isMirrored: boolean }
  /** What a camera in the middle of a round picture sees. */
  | { kind: 'panorama'; width: number; height: number; yaw: number; fieldOfView: number }
  /** A part that fades into black below. */
  | { kind: 'fade'; left: number; width: number }

export type Source = Original & { view?: View }

/** How a derived picture is made; plain data, so that another process can do it. */
export type Recipe = {
  source: Source
  /** With a height it is cut to fill both; it never becomes larger than what is shown. */
  size?: { width: number; height?: number }
  format: 'avif' | 'webp' | 'jpeg' | 'svg'
  quality: number
  /** What the encoder does for fewer bytes; AVIF does the least where somebody waits. */
  effort?: number
  /** AVIF's colours have half the width and height unless it is said. */
  chroma?: '4:4:4'
}
