import * as z from 'zod/mini'

import { isOtherTelephone } from '#contract/account/profile.ts'
import { spokenLanguages } from '#contract/agent/agent.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { acceptEmpty, broughtPassword } from '#contract/account/person.ts'
import { type AgentProfile, agentProfileInput, profileEndpoints } from '#contract/team/profile.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { capitalize, nameLanguage } from '../agent/spoken.ts'
import { toAgentPath } from '../paths.ts'
import { formatPhone } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ChoicesInput } from '../ui/form/choices-input.tsx'
import { PhoneInput } from '../ui/form/phone-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { notify } from '../ui/snackbar.ts'
import { AgentPicture } from './agent-picture.tsx'
import { AreasInput } from './areas-input.tsx'
import { NumberGuard, useRefusal } from './number-guard.tsx'
import styles from './team.module.css'

export type AgentProps = {
  agent: AgentProfile
  onShow: (agent: AgentProfile) => void
  /** Told of another picture, beside which the form stands as it is. */
  onPicture: (agent: AgentProfile) => void
  onReload: () => void
}

const { phone, whatsapp, license, since, spoken_languages, areas, about_es, about_en } = agentProfileInput.shape

const schema = z.object({
  phone,
  whatsapp,
  license,
  since: z.pipe(
    z.transform((text): number | undefined => (text === '' ? undefined : Number(text))),
    since,
  ),
  spoken_languages,
  areas,
  about_es,
  about_en,
  current_password: acceptEmpty(broughtPassword),
})

type Written = Record<
  'phone' | 'whatsapp' | 'license' | 'since' | 'about_es' | 'about_en' | 'current_password',
  string
> & {
  spoken_languages: readonly (typeof spokenLanguages)[number][]
  areas: readonly string[]
}

function writeValues(agent: AgentProfile): Written {
  const { license: licence, spoken_languages: spoken, about_es: es, about_en: en } = agent
  return {
    phone: formatPhone(agent.phone),
    whatsapp: formatPhone(agent.whatsapp),
    license: licence,
    since: String(agent.since),
    spoken_languages: spoken,
    areas: agent.areas,
    about_es: es,
    about_en: en,
    current_password: '',
  }
}

/** Every field that the public reads of an agent; another number asks for the password. */
export function AgentForm({ agent, onShow, onPicture, onReload }: AgentProps) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const { dialog, onRefused } = useRefusal(onReload)
  const { formProps, field, values, isSending } = useForm({
    start: writeValues(agent),
    schema,
    send: async ({ current_password, since: year, ...written }) => {
      const { id: agent_id, version } = agent
      const input = {
        agent_id,
        version,
        ...written,
        since: Number(year),
        ...(current_password && { current_password }),
      }
      const endpoint = profileEndpoints.changeAgent
      const { data } = await call(endpoint, input as unknown as InputOf<typeof endpoint>)
      onShow(data)
      notify(t('team.saved'))
    },
    onRefused,
  })
  const isOther = isOtherTelephone({ phone: values.phone, whatsapp: values.whatsapp }, agent)
  return (
    <section className={styles.card}>
      <h2>{t('team.profile.card')}</h2>
      <AgentPicture agent={agent} onShow={onPicture}>
        <ButtonLink look="secondary" to={toAgentPath(agent, language)}>
          {t('team.profile.see')}
        </ButtonLink>
      </AgentPicture>
      <form {...formProps} className={styles.form}>
        <div className={styles.grid}>
          <PhoneInput field={field('phone')} label={t('team.profile.phone')} isRequired />
          <PhoneInput field={field('whatsapp')} label="WhatsApp" isRequired />
          <TextInput field={field('license')} label={t('team.profile.license')} maxLength={40} />
          <TextInput field={field('since')} label={t('team.profile.since')} inputMode="numeric" maxLength={4} />
        </div>
        <ChoicesInput
          field={field('spoken_languages')}
          title={t('team.profile.languages')}
          choices={spokenLanguages.map((value) => ({ value, label: capitalize(nameLanguage(value, language)) }))}
          isInline
        />
        <AreasInput field={field('areas')} />
        <TextArea field={field('about_es')} label={t('team.profile.about_es')} rows={5} />
        <TextArea field={field('about_en')} label={t('team.profile.about_en')} rows={5} />
        {isOther && <NumberGuard field={field('current_password')} />}
        <SendButton isSending={isSending}>{t('team.save')}</SendButton>
      </form>
      {dialog}
    </section>
  )
}
