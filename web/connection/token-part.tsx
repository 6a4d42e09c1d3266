import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'

import { type Token, tokenEndpoints } from '#contract/connection/token.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatMediumDate, formatShortMoment } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { ListState } from '../ui/page/list-state.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { AddTokenDialog } from './add-token-dialog.tsx'
import team from '../team/team.module.css'
import styles from './connection.module.css'
import { PartHead } from './part-head.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useAct } from './use-act.ts'

/** What programs sign in with. */
export function TokenPart({ isStaff }: { isStaff: boolean }) {
  const t = useTexts()
  const { data, failure, again, keep } = useAnswer('tokens', (call, signal) => call(tokenEndpoints.tokens, {}, signal))
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const tokens = data?.data
  const add = !isStaff && <Button onClick={() => setAdding(true)}>{t('connection.add_token')}</Button>
  const drop = (id: number) => tokens && keep({ data: tokens.filter((token) => token.id !== id) })
  return (
    <section className={styles.part} aria-labelledby="tokens">
      <PartHead id="tokens" title={t('connection.tokens')} text={t('connection.tokens_text')}>
        {tokens && tokens.length > 0 && add}
      </PartHead>
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : !tokens ? (
        <Waiting bars={2} />
      ) : tokens.length === 0 ? (
        <ListState
          icon={IconKey}
          title={t('connection.tokens_none')}
          text={t(isStaff ? 'connection.none_staff' : 'connection.tokens_none_text')}
        >
          {add}
        </ListState>
      ) : (
        <ul className={team.people}>
          {tokens.map((token) => (
            <TokenCard key={token.id} token={token} isStaff={isStaff} onDrop={() => drop(token.id)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddTokenDialog
          onClose={() => setAdding(false)}
          onMade={({ secret: made, ...token }) => {
            keep({ data: [token, ...(tokens ?? [])] })
            setAdding(false)
            setSecret(made)
          }}
        />
      )}
      {secret && <SecretDialog of="token" text={secret} onClose={() => setSecret(null)} />}
    </section>
  )
}

type One = { token: Token; isStaff: boolean; onDrop: () => void }

function TokenCard({ token, isStaff, onDrop }: One) {
  const t = useTexts()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = useAct()
  const { id, name, by, ending, scopes, agency, expires_at, used_at } = token
  const revoke = () =>
    act(async (call) => {
      await call(tokenEndpoints.deleteToken, { id })
      onDrop()
      return t('connection.revoked', { name })
    })
  return (
    <li className={styles.card}>
      <div className={styles.title}>
        <b>{name}</b>
        <small>
          <code>mqt_…{ending}</code>
        </small>
      </div>
      <ul className={team.marks}>
        {scopes.map((scope) => (
          <li key={scope}>{t(`connection.scope.${scope}`)}</li>
        ))}
      </ul>
      <div className={styles.lines}>
        {isStaff && <span>{agency.name}</span>}
        <small>{t('connection.token_line', { name: by, date: formatMediumDate(expires_at, language) })}</small>
        <small>
          {used_at
            ? t('connection.token_used', { moment: formatShortMoment(used_at, language) })
            : t('connection.token_unused')}
        </small>
      </div>
      <div className={team.actions}>
        <Button
          look="secondary"
          isSmall
          className={team.danger}
          aria-label={t('connection.revoke_of', { name })}
          onClick={() => setAsking(true)}
        >
          {t('connection.revoke')}
        </Button>
      </div>
      {isAsking && (
        <MessageDialog
          title={t('connection.revoke_title', { name })}
          lines={[t('connection.revoke_text')]}
          onClose={() => setAsking(false)}
          action={{ label: t('connection.revoke'), act: revoke, isBusy }}
        />
      )}
    </li>
  )
}
