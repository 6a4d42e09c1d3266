import type { Text } from '../texts.ts'

type Bathrooms = { bathrooms: number; half_bathrooms: number }

/**
 * Bathrooms as people count them: `4.5`, which is `4 baños y 1 medio`. Where none is whole, as in shops and offices, they
 * are all just bathrooms. Null where there is none.
 */
export function describeBathrooms({ bathrooms, half_bathrooms }: Bathrooms, t: Text) {
  if (!bathrooms && half_bathrooms === 1) return { figure: '½', name: t('card.half_bathroom') }
  const count = bathrooms || half_bathrooms
  const name = t('card.bathrooms', { count })
  if (!count) return null
  if (!bathrooms || !half_bathrooms) return { figure: `${count}`, name }
  const halves = t('card.half_bathrooms', { count: half_bathrooms })
  return { figure: half_bathrooms === 1 ? `${count}.5` : `${count} ${halves}`, name: `${name} ${halves}` }
}
