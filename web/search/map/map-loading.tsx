import { useTexts } from '../../texts.ts'

/** What stands in the map's room until it is drawn. */
export function MapLoading() {
  return <p className="centered fills muted">{useTexts()('ui.loading')}</p>
}
