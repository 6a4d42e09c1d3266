import { mailRetentionDays } from '#contract/mail/mail.ts'
import { providerNames } from '#contract/account/provider.ts'
import type { Language } from '#contract/language.ts'
import { retentionMonths } from '#contract/lead/lead.ts'

import { formatLongDate } from '../../dates.ts'
import { formatPhone } from '../../phone.ts'
import type { Site } from '../../site.ts'
import type { Text } from '../../texts.ts'

/** The day from which both texts are what they are: change it with them. */
const inForceSince = '2026-11-22'

const terms = [
  'who',
  'service',
  'listings',
  'figures',
  'use',
  'rights',
  'map',
  'others',
  'liability',
  'changes',
  'law',
] as const
const privacy = [
  'short',
  'who',
  'browser',
  'server',
  'account',
  'contact',
  'outside',
  'agents',
  'rights',
  'safety',
  'changes',
] as const

export type LegalText = {
  title: string
  lead: string
  /** Since when it is in force, as a sentence. */
  updated: string
  contents: string
  sections: { id: string; title: string; text: string }[]
}

type Asked = {
  site: Pick<Site, 'brand' | 'mapStyle' | 'url' | 'providers' | 'hasRecaptcha' | 'analytics'>
  language: Language
  t: Text
}

export function writeTerms({ site, language, t }: Asked): LegalText {
  const holes = holesOf(site)
  return {
    ...frameOf({ language, t }),
    title: t('legal.terms.crumb'),
    lead: t('legal.terms.lead'),
    sections: terms.map((id) => ({
      id,
      title: t(`legal.terms.${id}.title`),
      text: t(`legal.terms.${id}.text`, holes),
    })),
  }
}

/** What it says of the map, of other accounts, of the captcha and of counting depends on what this site is run with. */
export function writePrivacy({ site, language, t }: Asked): LegalText {
  const holes = holesOf(site)
  const map = new URL(site.mapStyle, site.url)
  const isMapOurs = map.origin === new URL(site.url).origin
  const providers = site.providers.map((name) => providerNames[name]).join(', ')
  const more: Record<string, string | false> = {
    account: providers !== '' && t('legal.privacy.account_provider.text', { providers }),
    outside: [
      site.hasRecaptcha && t('legal.privacy.outside_captcha.text'),
      site.analytics !== undefined && t('legal.privacy.outside_analytics.text'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
  const textOf = (id: (typeof privacy)[number]) =>
    id === 'outside' && !isMapOurs
      ? t('legal.privacy.outside_map.text', { host: map.host })
      : t(`legal.privacy.${id}.text`, holes)
  return {
    ...frameOf({ language, t }),
    title: t('legal.privacy.crumb'),
    lead: t('legal.privacy.lead'),
    sections: privacy.map((id) => ({
      id,
      title: t(`legal.privacy.${id}.title`),
      text: [textOf(id), more[id]].filter(Boolean).join('\n\n'),
    })),
  }
}

function frameOf({ language, t }: Pick<Asked, 'language' | 't'>): Pick<LegalText, 'updated' | 'contents'> {
  return {
    updated: t('legal.updated', { date: formatLongDate(inForceSince, language) }),
    contents: t('legal.contents'),
  }
}

function holesOf({ brand: { legal_name, contact } }: Pick<Site, 'brand'>) {
  const { street, city, province } = contact.address
  return {
    legal_name,
    address: [street, city, province].join(', '),
    province,
    email: contact.email,
    phone: formatPhone(contact.phone),
    months: String(retentionMonths),
    days: String(mailRetentionDays),
  }
}
