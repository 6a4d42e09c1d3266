import { useTexts } from '../../texts.ts'
import { ScreenHead } from '../screen-head.tsx'

/** What waits for whoever works here. */
export default function HomeScreen() {
  const t = useTexts()
  return <ScreenHead title={t('workspace.title.workspace')} />
}
