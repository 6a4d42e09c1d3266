import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The ways in for who has not signed in. */
export function AccountLinks({ isOnDark = false }: { isOnDark?: boolean }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <>
      <ButtonLink to={pathTo('sign_in', language)} look={isOnDark ? 'glass' : 'secondary'} isSmall>
        {t('shell.sign_in')}
      </ButtonLink>
      <ButtonLink to={pathTo('sign_up', language)} look="sol" isSmall>
        {t('shell.sign_up')}
      </ButtonLink>
    </>
  )
}
