import { Link } from 'react-router'

import { createMeta } from '../../meta.ts'
import { toAgentPath } from '../../paths.ts'
import { formatPhone, toTelephoneLink } from '../../phone.ts'
import { getSite } from '../../site.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Route } from './+types/schedule-page'
import type { Visited } from './find-visited.ts'
import { loadSchedule } from './load-schedule.ts'
import { VisitForm } from './visit-form.tsx'
import styles from './visit.module.css'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadSchedule({ url, params, site: getSite(context) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function SchedulePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { crumbs, agent, visited, name, message, link, free } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.columns}>
        <aside className={styles.about}>
          {visited && <VisitedCard visited={visited} />}
          <p className={styles.who}>
            <img src={agent.picture} alt="" width={56} height={56} />
            <span>
              <Link to={toAgentPath(agent, language)}>{agent.name}</Link>
              <a href={toTelephoneLink(agent.phone)}>{formatPhone(agent.phone)}</a>
            </span>
          </p>
        </aside>
        <section className={styles.card}>
          <h1>{t('visit.title')}</h1>
          <p className={styles.lead}>{t('visit.lead', { name })}</p>
          {/* Another agent or home is another request. */}
          <VisitForm
            key={`${agent.id} ${visited?.path}`}
            agent={agent}
            code={visited?.code ?? null}
            about={visited?.about ?? null}
            message={message}
            url={link}
            free={free}
          />
        </section>
      </div>
    </div>
  )
}

function VisitedCard({ visited: { title, line, path, photo } }: { visited: Visited }) {
  return (
    <p className={styles.visited}>
      {photo && (
        <span className={styles.photo}>
          <Picture photo={photo} alt="" sizes="(width <= 1000px) 112px, 340px" isFirst />
        </span>
      )}
      <span>
        <Link to={path}>{title}</Link>
        <small>{line}</small>
      </span>
    </p>
  )
}
