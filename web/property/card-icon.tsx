import {
  IconBath,
  IconBed,
  IconCar,
  IconDimensions,
  IconMapPin,
  IconPhoto,
  IconRuler2,
  IconVideo,
  IconView360,
} from '@tabler/icons-react'

const shapes = {
  bath: IconBath,
  bed: IconBed,
  car: IconCar,
  lot: IconDimensions,
  place: IconMapPin,
  photos: IconPhoto,
  area: IconRuler2,
  video: IconVideo,
  view_360: IconView360,
}
export type CardIconName = keyof typeof shapes

/** An icon that every card of a page shows: a reference to its shape, which the page has once (`CardIconShapes`). */
export function CardIcon({ name, size }: { name: CardIconName; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  )
}

const all = Object.entries(shapes).map(([name, Icon]) => <Icon key={name} id={`icon-${name}`} stroke={1.75} />)

/** What the icons of cards refer to; it is seen nowhere itself. */
export function CardIconShapes() {
  return (
    <svg className="visually-hidden" width={0} height={0} aria-hidden>
      {all}
    </svg>
  )
}
