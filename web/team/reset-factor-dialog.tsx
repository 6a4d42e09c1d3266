import { type Team, teamEndpoints, type TeamMember } from '#contract/team/team.ts'

import { useTexts } from '../texts.ts'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { useChange } from './member-list.tsx'

type Props = { member: TeamMember; onShow: (team: Team) => void; onClose: () => void }

/** Says what it means to take a second factor away, before it is done. */
export function ResetFactorDialog({ member: { id, name }, onShow, onClose }: Props) {
  const t = useTexts()
  const { isBusy, change } = useChange((team) => {
    onShow(team)
    onClose()
  })
  const act = () => change(teamEndpoints.resetFactor, { member: id }, t('team.factor_was_reset', { name }))
  return (
    <MessageDialog
      title={t('team.reset_factor_of', { name })}
      lines={[t('team.reset_factor_text', { name })]}
      onClose={onClose}
      action={{ label: t('team.reset_factor'), act, isBusy }}
    />
  )
}
