import type { Run } from '#contract/import/import.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import styles from '../import.module.css'
import { RefusedLines } from '../refused-lines.tsx'
import { toRowsPath } from './rows-address.ts'
import { useRunAct } from './use-run-act.ts'

type Props = { run: Run; onShow: (run: Run) => void }

/** Prices that wait for a yes of their own, when everything else is done. */
export function PriceJumps({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { act, doing, failure } = useRunAct(run, onShow)
  if (run.state !== 'done' || run.price_jumps === 0 || !run.may.approve) return null
  return (
    <section className={styles.brakes} aria-labelledby="jumps">
      <h2 id="jumps">{t('import.jumps', { count: run.price_jumps })}</h2>
      <p>{t('import.jumps_text')}</p>
      <RefusedLines failure={failure} />
      <div className="cluster">
        <SendButton type="button" className="" isSending={doing === 'approve'} onClick={() => void act('approve')}>
          {t('import.jumps_yes')}
        </SendButton>
        <ButtonLink look="secondary" to={toRowsPath(run, { result: 'price_asked' }, language)} preventScrollReset>
          {t('import.jumps_see')}
        </ButtonLink>
      </div>
    </section>
  )
}
