import type { Reasons } from '#contract/look-alike/score.ts'
import type { Language } from '#contract/language.ts'
import { getNumberFormat } from '#locales/texts.ts'

import type { Text } from '../texts.ts'

/** What speaks for one home, in a few words each: `8 de 10 fotos iguales`, `a 20 m`. */
export function describeReasons(
  { pictures, place, size, price, title }: Reasons,
  t: Text,
  language: Language,
): string[] {
  const share = `${getNumberFormat(language, 1).format(price.per_cent)}%`
  return [
    pictures.same > 0 && t('look_alike.pictures', { count: pictures.of, same: pictures.same }),
    place.metres !== null &&
      (place.metres < 1 ? t('look_alike.here') : t('look_alike.metres', { metres: place.metres })),
    size.points > 0 && t('look_alike.size'),
    price.per_cent < 0.1 ? t('look_alike.price') : price.per_cent <= 15 && t('look_alike.price_away', { share }),
    title.points > 0 && t('look_alike.title'),
  ].filter((said): said is string => typeof said === 'string')
}
