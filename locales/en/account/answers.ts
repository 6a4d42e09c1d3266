import type { Translated } from '../../texts.ts'
import type es from '../../es/account/answers.ts'
export default {
  'answer.signed_up': 'Almost there: we sent you an email. Open it and confirm your address to sign in.',
  'answer.restore_sent': 'If that address has an account, a link to set a new password will arrive in a few minutes.',
  'answer.password_reset': 'Your new password is saved. You can sign in now.',
  'answer.password_changed': 'Your password has been changed and your other sessions have been signed out.',
  'answer.email_confirmed': 'Your email is confirmed. You can sign in now.',
  'answer.confirmation_sent':
    'If that address is waiting to be confirmed, the email will arrive again in a few minutes.',
  'answer.alert_sent': 'Almost there: we sent you an email. Open it and confirm that you want the alerts.',
  'answer.alert_confirmed': 'Done: we will write when there is something new.',
  'answer.alert_paused': 'Your alerts for this search are paused.',
} satisfies Translated<typeof es>
