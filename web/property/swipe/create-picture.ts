import type { Photo } from '#contract/property/property.ts'

/** The same as `Picture` draws, where a script has a place for it. */
export function createPicture({ src, widths, width, height, alt, tone }: Photo, sizes: string): HTMLPictureElement {
  const sourcesOf = (format: string) => widths.map((wide) => `${src}-${wide}.${format} ${wide}w`).join(', ')
  const picture = document.createElement('picture')
  picture.className = 'picture'
  const source = document.createElement('source')
  Object.assign(source, { type: 'image/avif', srcset: sourcesOf('avif'), sizes })
  const image = new Image(width, height)
  image.dataset.tone = tone
  Object.assign(image, { alt, sizes, decoding: 'async', srcset: sourcesOf('webp') })
  picture.append(source, image)
  return picture
}
