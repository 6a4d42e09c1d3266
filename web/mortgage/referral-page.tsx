import { IconBrandWhatsapp, IconCircleCheck, IconPhone } from '@tabler/icons-react'
import { data } from 'react-router'

import { createMeta, type Head } from '../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../paths.ts'
import { formatPhone, toTelephoneLink, toWhatsappLink } from '../phone.ts'
import { getSite } from '../site.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/referral-page'
import styles from './referral-page.module.css'

/** The brand says every word; a brand without a bank has no such page. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { brand, url: siteUrl } = getSite(context)
  const language = getLanguage(url.pathname)
  const referral = brand.mortgage_referral
  if (!referral) throw data(null, { status: 404 })
  const head: Head = {
    title: referral.title[language],
    description: referral.lead[language],
    paths: getTwinPaths('mortgage_referral'),
  }
  return { head, referral, site: { url: siteUrl, name: brand.name }, language }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ReferralPage({ loaderData: { referral, language } }: Route.ComponentProps) {
  const { bank, phone, whatsapp, facts, steps, documents } = referral
  return (
    <>
      <div className={styles.intro}>
        <div className="wrap">
          <p className={styles.bank}>{bank}</p>
          <h1>{referral.title[language]}</h1>
          <p className={styles.lead}>{referral.lead[language]}</p>
          <div className={styles.actions}>
            <ButtonAnchor
              href={toWhatsappLink(whatsapp, referral.message[language])}
              look="sol"
              target="_blank"
              rel="noopener"
            >
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
              {referral.write[language]}
            </ButtonAnchor>
            <ButtonAnchor href={toTelephoneLink(phone)} look="glass">
              <IconPhone size={20} stroke={1.75} aria-hidden />
              {referral.call[language]}: {formatPhone(phone)}
            </ButtonAnchor>
          </div>
        </div>
      </div>
      <div className="wrap">
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name.es}>
                <dt>{name[language]}</dt>
                <dd>{value[language]}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.columns}>
          <section>
            <h2>{steps.title[language]}</h2>
            <ol className={styles.steps}>
              {steps.items.map(({ title, text }) => (
                <li key={title.es}>
                  <h3>{title[language]}</h3>
                  <p>{text[language]}</p>
                </li>
              ))}
            </ol>
          </section>
          <section className={styles.documents}>
            <h2>{documents.title[language]}</h2>
            <ul>
              {documents.items.map((item) => (
                <li key={item.es}>
                  <IconCircleCheck size={20} stroke={1.75} aria-hidden />
                  {item[language]}
                </li>
              ))}
            </ul>
            <ButtonLink to={toPath('loan_calculator', language)} look="secondary">
              {referral.calculate[language]}
            </ButtonLink>
          </section>
        </div>
        <p className={styles.small}>{referral.small_print[language]}</p>
      </div>
    </>
  )
}
