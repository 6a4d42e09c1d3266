import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { metaOf } from '../meta.ts'
import { siteOf } from '../site.ts'
import { useTexts } from '../texts.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import type { Route } from './+types/desk-page'
import { Desk } from './desk.tsx'
import { WaitingDesk } from './desk-states.tsx'
import { loadDesk } from './load-desk.ts'
import styles from './desk.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadDesk(url, siteOf(context))
}

// The browser alone asks what the desk shows.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function DeskPage() {
  const t = useTexts()
  const isLive = useIsLive()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('desk.title')}</h1>
        <p>{t('desk.lead')}</p>
      </header>
      {isLive ? <Desk /> : <WaitingDesk />}
    </div>
  )
}
