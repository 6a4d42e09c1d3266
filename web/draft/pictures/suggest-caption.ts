import type { DraftPhoto } from '#contract/draft/document.ts'

type Said = { es: string; en: string }

const rooms: Partial<Record<NonNullable<DraftPhoto['tag']>, Said>> = {
  facade: { es: 'Fachada', en: 'Front' },
  living_room: { es: 'Sala', en: 'Living room' },
  kitchen: { es: 'Cocina', en: 'Kitchen' },
  bedroom: { es: 'Habitación', en: 'Bedroom' },
  bathroom: { es: 'Baño', en: 'Bathroom' },
  balcony: { es: 'Balcón', en: 'Balcony' },
  social_area: { es: 'Área social', en: 'Social area' },
  view: { es: 'Vista', en: 'View' },
}

/** A first text for a photo of a room, by what it shows and where it is; a number parts the second of them from the first. */
export function suggestCaption(photos: readonly DraftPhoto[], at: number, place: string | null): Said | null {
  const { tag } = photos[at]!
  const room = tag && rooms[tag]
  if (!room) return null
  const alike = photos.filter((photo) => photo.tag === tag)
  const number = alike.length > 1 ? ` ${alike.indexOf(photos[at]!) + 1}` : ''
  const where = (word: string) => (place ? ` ${word} ${place}` : '')
  return { es: `${room.es}${number}${where('en')}`, en: `${room.en}${number}${where('in')}` }
}
