import type { Photo } from '#contract/property/property.ts'

type Props = {
  photo: Pick<Photo, 'src' | 'widths' | 'width' | 'height' | 'tone' | 'only_webp'>
  alt: string
  /** How wide it is shown, as `sizes` says it: without it browsers fetch the widest. */
  sizes: string
  /** For the largest picture of the first screen only. */
  isFirst?: boolean
  className?: string
  /** Sources of another cut for some screens. */
  children?: React.ReactNode
}

/** A photo in AVIF, if it is there, and WebP, as wide as is needed, its room kept while it loads. */
export function Picture({ photo, alt, sizes, isFirst, className = '', children }: Props) {
  const sourcesOf = (format: string) =>
    photo.widths.map((width) => `${photo.src}-${width}.${format} ${width}w`).join(', ')
  const middle = photo.widths[Math.floor(photo.widths.length / 2)]
  return (
    <picture className="picture">
      {children}
      {!photo.only_webp && <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />}
      <img
        className={className}
        src={`${photo.src}-${middle}.webp`}
        srcSet={sourcesOf('webp')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        data-tone={photo.tone}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}
