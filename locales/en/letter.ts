import type { Translated } from '../texts.ts'
import type es from '../es/letter.ts'

export default {
  'letter.hello': 'Hello {name},',
  'letter.by': '{brand} · {city}',
  'letter.why': 'You get this email because someone used this address at {brand}.',
  'letter.link': 'If the button does not open, copy this address into your browser:',
  'letter.demo': 'This is a demo site: its properties and people are made up.',
  'letter.confirm_email.subject': 'Confirm your email at {brand}',
  'letter.confirm_email.title': 'One step and you are in',
  'letter.confirm_email.text': 'Confirm that this address is yours to save properties and searches and to get alerts.',
  'letter.confirm_email.action': 'Confirm my email',
  'letter.confirm_email.after':
    'The link works once and expires in 8 hours. If you did not open this account, ignore this email.',
  'letter.already_registered.subject': 'You already have an account at {brand}',
  'letter.already_registered.title': 'This address has an account',
  'letter.already_registered.text':
    'Someone, maybe you, tried to open an account with this address. There is no need: yours is as it was.',
  'letter.already_registered.action': 'Sign in',
  'letter.already_registered.after': 'Forgot the password? Set another one here: {restore}',
  'letter.restore_password.subject': 'Set a new password at {brand}',
  'letter.restore_password.title': 'Your new password',
  'letter.restore_password.text': 'You asked to change your password. Choose a new one with this link.',
  'letter.restore_password.action': 'Set a password',
  'letter.restore_password.after':
    'The link works once and expires in 60 minutes. If you did not ask for it, ignore this email: your password stays as it is.',
  'letter.password_changed.subject': 'Your password at {brand} has changed',
  'letter.password_changed.title': 'Your password has changed',
  'letter.password_changed.text': 'We have just saved a new password for your account and ended your other sessions.',
  'letter.password_changed.action': 'It was not me',
  'letter.password_changed.after': 'If it was you, there is nothing to do.',
  'letter.confirm_new_email.subject': 'Confirm your new address at {brand}',
  'letter.confirm_new_email.title': 'Confirm your new address',
  'letter.confirm_new_email.text':
    'You asked to use this address for your account. Until you confirm it, the old one counts.',
  'letter.confirm_new_email.action': 'Use this address',
  'letter.confirm_new_email.after':
    'The link works once and expires in 8 hours. If you did not ask for it, ignore this email.',
  'letter.email_changing.subject': 'The email of your {brand} account is about to change',
  'letter.email_changing.title': 'A new email was asked for',
  'letter.email_changing.text':
    'From your account someone asked to use {new_email} in place of this address. The change counts once it is confirmed there.',
  'letter.email_changing.action': 'It was not me: change my password',
  'letter.email_changing.after': 'If it was you, there is nothing to do.',
  'letter.account_deleted.subject': 'Your account at {brand} has been deleted',
  'letter.account_deleted.title': 'Your account has been deleted',
  'letter.account_deleted.text':
    'We have erased your profile, favorites, searches and history. Thank you for the time with us.',
  'letter.account_deleted.after': 'This is the last email you get about your account.',
  'letter.confirm_alert.subject': 'Confirm your alerts for “{name}”',
  'letter.confirm_alert.title': 'One step to your alerts',
  'letter.confirm_alert.text':
    'Somebody, perhaps you, asked for news of the search “{name}” at {brand} to be sent to this address.',
  'letter.confirm_alert.action': 'Yes, send me alerts',
  'letter.confirm_alert.after':
    'The link expires in 8 hours. If you did not ask for this, ignore this letter: we will not write again.',
  'letter.alert.subject': {
    one: '“{name}”: {count} property with news',
    other: '“{name}”: {count} properties with news',
  },
  'letter.alert.title': 'News of “{name}”',
  'letter.alert.text': {
    one: 'There is {count} property with news in your saved search.',
    other: 'There are {count} properties with news in your saved search.',
  },
  'letter.alert.rest': {
    one: 'And {count} more property in your search.',
    other: 'And {count} more properties in your search.',
  },
  'letter.alert.action': 'See the search',
  'letter.alert.why_instant': 'We write because you asked for instant alerts for the search “{name}”.',
  'letter.alert.why_daily': 'We write because you asked for daily alerts for the search “{name}”.',
  'letter.alert.why_weekly': 'We write because you asked for weekly alerts for the search “{name}”.',
  'letter.alert.pause': 'Pause these alerts',
  'letter.alert.monthly': '{price} a month',
  'letter.alert.new': 'New in your search',
  'letter.alert.back': 'Available again',
  'letter.alert.price_down': 'Down from {from} to {to}',
  'letter.alert.price_up': 'Up from {from} to {to}',
  'letter.alert.price_other': 'Changed from {from} to {to}',
  'letter.alert.status_reserved': 'Reserved',
  'letter.alert.status_inactive': 'No longer offered',
  'letter.alert.status_sold': 'Sold',
  'letter.alert.status_rented': 'Rented',
  'letter.alert.status_expired': 'No longer offered: expired',
} satisfies Translated<typeof es>
