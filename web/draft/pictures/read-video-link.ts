const shapes: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube|youtube-nocookie)\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|embed\/|live\/)([\w-]{11})(?![\w-])/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/i, (id) => `https://www.youtube.com/watch?v=${id}`],
  [
    /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/\w+\/)?(\d{5,12}(?:\/[\da-f]{6,16})?)(?!\w)/i,
    (id) => `https://vimeo.com/${id}`,
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?!\d)/i, (id) => `https://vimeo.com/${id}`],
]

/** The page of a video of YouTube or Vimeo that a link leads to; null for whatever leads elsewhere. Nothing is fetched. */
export function readVideoLink(text: string): string | null {
  const link = text.trim().replace(/^(?=(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/)/i, 'https://')
  for (const [shape, write] of shapes) {
    const found = shape.exec(link)
    if (found) return write(found[1]!)
  }
  return null
}
