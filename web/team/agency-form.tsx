import { useState } from 'react'
import * as z from 'zod/mini'

import { acceptEmpty, broughtPassword, normalizePhone } from '#contract/account/person.ts'
import type { Point } from '#contract/draft/document.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type AgencyProfile, agencyProfileInput, profileEndpoints } from '#contract/team/profile.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { PinOnMap } from '../draft/sections/pin-on-map.tsx'
import { readPoint } from '../draft/sections/read-point.ts'
import { formatPhone } from '../phone.ts'
import { useTexts } from '../texts.ts'
import { CheckInput } from '../ui/form/check-input.tsx'
import { EmailInput } from '../ui/form/email-input.tsx'
import { PhoneInput } from '../ui/form/phone-input.tsx'
import { SelectInput } from '../ui/form/select-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { type Field, useForm } from '../ui/form/use-form.ts'
import { notify } from '../ui/snackbar.ts'
import { NumberGuard, useRefusal } from './number-guard.tsx'
import { OfficeHours } from './office-hours.tsx'
import styles from './team.module.css'

type Props = { agency: AgencyProfile; onShow: (agency: AgencyProfile) => void; onReload: () => void }

const rules = agencyProfileInput.shape

/** One number a line. */
const readLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const writePoint = ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`

const schema = z.object({
  office_point: z.pipe(
    z.transform((text): unknown => readPoint(String(text)) ?? text),
    rules.office_point,
  ),
  phone: rules.phone,
  broker_phones: z.pipe(
    z.transform((text): string[] | undefined => readLines(String(text))),
    rules.broker_phones,
  ),
  email: rules.email,
  address: rules.address,
  about_es: rules.about_es,
  about_en: rules.about_en,
  policy: rules.policy,
  hides_points: rules.hides_points,
  current_password: acceptEmpty(broughtPassword),
})

type Written = Record<
  | 'phone'
  | 'broker_phones'
  | 'email'
  | 'address'
  | 'office_point'
  | 'about_es'
  | 'about_en'
  | 'policy'
  | 'current_password',
  string
> & { hides_points: boolean }

function writeValues(agency: AgencyProfile): Written {
  const { phone, broker_phones, email, address, about_es, about_en, policy, hides_points } = agency
  const numbers = { phone: formatPhone(phone), broker_phones: broker_phones.map(formatPhone).join('\n') }
  const words = { email, address, about_es, about_en, policy }
  return { ...numbers, ...words, office_point: writePoint(agency), hides_points, current_password: '' }
}

/** Every field of an agency; another number asks for the password. */
export function AgencyForm({ agency, onShow, onReload }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const { dialog, onRefused } = useRefusal(onReload)
  const [hours, setHours] = useState(agency.hours)
  const { formProps, field, values, isSending } = useForm({
    start: writeValues(agency),
    schema,
    send: async ({ current_password, broker_phones: lines, office_point, ...written }) => {
      const { id: agency_id, version } = agency
      const place = { office_point: readPoint(office_point)!, hours }
      const known = { agency_id, version, ...written, ...place, broker_phones: readLines(lines) }
      const endpoint = profileEndpoints.changeAgency
      const input = { ...known, ...(current_password && { current_password }) } as InputOf<typeof endpoint>
      const { data } = await call(endpoint, input)
      onShow(data)
      notify(t('team.saved'))
    },
    onRefused,
  })
  const isOther =
    normalizePhone(values.phone) !== agency.phone ||
    readLines(values.broker_phones).map(normalizePhone).join() !== agency.broker_phones.map(normalizePhone).join()
  return (
    <form {...formProps} className={styles.form}>
      <section className={styles.card}>
        <h2>{t('team.agency.reach')}</h2>
        <div className={styles.grid}>
          <PhoneInput field={field('phone')} label={t('team.agency.phone')} isRequired />
          <EmailInput field={field('email')} label={t('team.agency.email')} />
        </div>
        <TextArea field={field('broker_phones')} label={t('team.agency.broker_phones')} rows={3} />
        <TextInput field={field('address')} label={t('team.agency.address')} maxLength={200} isRequired />
        {isOther && <NumberGuard field={field('current_password')} />}
      </section>
      <Where field={field('office_point')} start={agency} />
      <section className={styles.card}>
        <h2>{t('team.agency.hours')}</h2>
        <OfficeHours hours={hours} onChange={setHours} />
      </section>
      <section className={styles.card}>
        <h2>{t('team.agency.rules')}</h2>
        <SelectInput
          field={field('policy')}
          label={t('team.agency.policy')}
          options={agency.policies.map((value) => ({ value, label: t(`team.agency.policy.${value}`) }))}
        />
        <p className={styles.note}>{t('team.agency.policy_hint')}</p>
        <CheckInput field={field('hides_points')}>{t('team.agency.hides_points')}</CheckInput>
      </section>
      <section className={styles.card}>
        <h2>{t('team.agency.words')}</h2>
        <TextArea field={field('about_es')} label={t('team.agency.about_es')} rows={6} />
        <TextArea field={field('about_en')} label={t('team.agency.about_en')} rows={6} />
      </section>
      <SendButton isSending={isSending}>{t('team.save')}</SendButton>
      {dialog}
    </form>
  )
}

/** Where the office stands: as coordinates or a link, and on the map. */
function Where({ field, start }: { field: Field; start: Point }) {
  const t = useTexts()
  return (
    <section className={styles.card}>
      <h2>{t('team.agency.where')}</h2>
      <TextInput
        field={field}
        label={t('team.agency.office_point')}
        hint={t('team.agency.office_point_hint')}
        isRequired
      />
      <PinOnMap
        point={readPoint(field.value)}
        start={start}
        isNearby={false}
        label={t('team.agency.map')}
        failed={t('team.agency.no_map')}
        onPoint={(point) => field.onChange(writePoint(point))}
      />
    </section>
  )
}
