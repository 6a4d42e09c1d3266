import type { Translated } from '../../texts.ts'
import type es from '../../es/account/answers.ts'
export default {
  'answer.signed_up': 'Almost there: we sent you an email. Open it and confirm your address to sign in.',
  'answer.restore_sent': 'If that address has an account, a link to set a new password will reach it in a few minutes.',
  'answer.password_reset': 'Your new password is saved. You can sign in now.',
  'answer.password_changed': 'Your password was changed. We ended your other sessions.',
  'answer.email_confirmed': 'Your email is confirmed. You can sign in now.',
  'answer.confirmation_sent':
    'If that address is waiting to be confirmed, the email will reach it again in a few minutes.',
  'answer.alert_sent': 'Almost there: we sent you a letter. Open it and confirm that you want the alerts.',
  'answer.alert_confirmed': 'Done: we will write when there is news.',
  'answer.alert_paused': 'Your alerts for this search are paused.',
} satisfies Translated<typeof es>
