import type { Facts } from './market/facts.ts'

export type Video = { src: string; poster: string; title_es: string; title_en: string; seconds: number }

/** Silent films made of the store's pictures, by what they show. */
const films = {
  villa: {
    src: '/videos/villa.mp4',
    poster: '/videos/villa.webp',
    title_es: 'Recorrido por la villa',
    title_en: 'A walk through the villa',
    seconds: 19,
  },
  sea: {
    src: '/videos/mar.mp4',
    poster: '/videos/mar.webp',
    title_es: 'El apartamento y el mar',
    title_en: 'The apartment and the sea',
    seconds: 19,
  },
  city: {
    src: '/videos/ciudad.mp4',
    poster: '/videos/ciudad.webp',
    title_es: 'El apartamento y la ciudad',
    title_en: 'The apartment and the city',
    seconds: 19,
  },
} satisfies Record<string, Video>

/** The film that suits a home; none where no film shows the like. */
export function chooseVideos({ type, stories, features, view, building_levels }: Facts): Video[] {
  if ((type === 'house' || type === 'tourist') && features.has('swimming_pool') && stories > 1) return [films.villa]
  if (type !== 'apartment' && type !== 'penthouse') return []
  if (view === 'sea') return [films.sea]
  return view === 'city' && building_levels >= 6 ? [films.city] : []
}
