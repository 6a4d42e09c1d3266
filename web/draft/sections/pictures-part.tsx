import { useTexts } from '../../texts.ts'
import { useValue } from '../draft-context.ts'

/** Pictures, plans, videos and the look around: how many there are. */
export function PicturesPart() {
  const t = useTexts()
  const photos = useValue('photos') ?? []
  return <p className="muted">{t('draft.photos_there', { count: photos.length })}</p>
}
