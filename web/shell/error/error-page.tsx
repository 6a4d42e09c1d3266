import { isRouteErrorResponse, useLocation } from 'react-router'

import { ApiRefusal } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { MessageScreen } from './message-screen.tsx'

/** What stands in place of a page that could not be made, in the reader's language. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const status = statusOf(error)
  const { title, text } = wordsFor(status, t)
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen status={status} title={title} text={text}>
        {status >= 429 && <ButtonAnchor href={pathname + search}>{t('error_page.retry')}</ButtonAnchor>}
        <ButtonLink to={toPath('properties', language)} look={status >= 429 ? 'secondary' : 'primary'}>
          {t('error_page.properties')}
        </ButtonLink>
        <ButtonLink to={toPath('home', language)} look="secondary">
          {t('error_page.home')}
        </ButtonLink>
      </MessageScreen>
    </>
  )
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) || error instanceof ApiRefusal ? error.status : 500
}

function wordsFor(status: number, t: Text): { title: string; text: string } {
  if (status === 404) return { title: t('error_page.not_found.title'), text: t('error_page.not_found.text') }
  if (status === 410) return { title: t('error_page.gone.title'), text: t('error_page.gone.text') }
  if (status === 429) return { title: t('error_page.too_many.title'), text: t('error_page.too_many.text') }
  if (status === 503) return { title: t('error_page.busy.title'), text: t('error_page.busy.text') }
  if (status >= 500) return { title: t('error_page.failed.title'), text: t('error_page.failed.text') }
  return { title: t('error_page.invalid.title'), text: t('error_page.invalid.text') }
}
