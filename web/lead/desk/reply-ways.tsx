import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'

import type { Lead } from '#contract/lead/lead.ts'

import { formatPhone, toTelephoneLink, toWhatsappLink } from '../../phone.ts'
import { useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The ways to answer whoever wrote. */
export function ReplyWays({ lead: { phone, email, reference, language } }: { lead: Lead }) {
  const t = useTexts()
  if (!phone && !email) return <p className="muted">{t('desk.no_address')}</p>
  return (
    <>
      <div className="cluster">
        {email && (
          <ButtonAnchor isSmall href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
            <IconMail {...icon} />
            {email}
          </ButtonAnchor>
        )}
        {phone && (
          <>
            <ButtonAnchor isSmall look="secondary" href={toTelephoneLink(phone)}>
              <IconPhone {...icon} />
              {formatPhone(phone)}
            </ButtonAnchor>
            <ButtonAnchor isSmall look="secondary" href={toWhatsappLink(phone)} target="_blank" rel="noopener">
              <IconBrandWhatsapp {...icon} />
              WhatsApp
            </ButtonAnchor>
          </>
        )}
      </div>
      <p className="muted">{t(`desk.speaks.${language}`)}</p>
    </>
  )
}
