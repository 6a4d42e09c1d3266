import { create } from 'qrcode'

/** Modules of white around it, without which cameras do not find it. */
const quiet = 4

/** A text as a picture for cameras, drawn as one path. */
export function QrCode({
  text,
  label,
  className = '',
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '',
  ).join('')
  const side = size + 2 * quiet
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing is an image to whoever cannot see it
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark} fill="#000" />
    </svg>
  )
}
