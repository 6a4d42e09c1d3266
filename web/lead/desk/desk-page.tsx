import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { createMeta } from '../../meta.ts'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { loadPersonal } from '../../account/session/load-personal.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import type { Route } from './+types/desk-page'
import { Desk } from './desk.tsx'
import { WaitingDesk } from './desk-states.tsx'
import styles from './desk.module.css'
import { useSession } from '../../account/session/session.ts'
import { RateNow } from '../../exchange-rate/rate-now.tsx'
import { HoursButton } from '../visit/hours-dialog.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('desk'), (t) => ({
    title: t('desk.title'),
    description: t('desk.lead'),
  }))
}

// The browser alone asks what the desk shows.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function DeskPage() {
  const t = useTexts()
  const isLive = useIsLive()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <header className={styles.head}>
          <h1>{t('desk.title')}</h1>
          <p>{t('desk.lead')}</p>
        </header>
        {isLive && <RateNow />}
        {isLive && <OwnHours />}
      </div>
      {isLive ? <Desk /> : <WaitingDesk />}
    </div>
  )
}

/** Staff look at an agent's week beside a visit; whoever has one of their own finds it here. */
function OwnHours() {
  return useSession()?.user.role === 'agent' ? <HoursButton /> : null
}
