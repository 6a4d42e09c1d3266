import type { Logger } from 'pino'

import type { PageAddress, WriteMail } from '#contract/mail/mail.ts'
import type { Article, Question } from '#contract/editorial/editorial.ts'
import type { ProviderName } from '#contract/account/provider.ts'
import type { Language } from '#contract/fields.ts'
import type { Department } from '#contract/lead/departments.ts'

import type { Database, OpenDatabase } from './database/open.ts'
import type { MailFolder } from './mail/mail-folder.ts'
import type { Pictures } from './tools/picture/pictures.ts'
import type { Search } from './search/search.ts'
import type { Captcha } from './tools/captcha.ts'
import type { Deletions } from './tools/deletions.ts'
import type { Outside } from './tools/outside/outside.ts'
import type { Passwords } from './tools/passwords.ts'
import type { Provider } from './tools/provider.ts'
import type { Uploads } from './tools/uploads.ts'

/** Kept by the site, which shows it too. */
export type Editorial = {
  articles: (language: Language) => Article[]
  questions: (language: Language) => Question[]
}

/** What the API needs from outside, handed to every room. */
export type Tools = {
  /** The truth. */
  db: Database
  /** Where the catalogue is read: a replica, or the truth itself. */
  readDb: Database
  database: OpenDatabase
  /** The published listings, in memory. */
  search: Search
  log: Logger
  now: () => Date
  /** What a browser or an app must send as `X-Api-Key`. */
  clientApiKey: string
  /** Absolute origin of the site, without a slash at the end: the one other origin whose pages may call. */
  siteUrl: string
  /** Signs links and challenges. */
  secret: string
  passwords: Passwords
  /** Who else may say who somebody is; none unless configured. */
  providers: Partial<Record<ProviderName, Provider>>
  /** None where it is turned off. */
  captcha: Captcha | undefined
  /** Decodes the pictures that people send. */
  pictures: Pictures
  /** Where it is written down, beside the backups, that an account was deleted. */
  deletions: Deletions
  /** Where pictures of clients, and pictures, videos and documents of listings are kept. */
  uploads: Uploads
  /** Calls to addresses that somebody typed. */
  outside: Outside
  /** Absolute address of a page that an email leads to. */
  pageAddress: PageAddress
  writeMail: WriteMail
  /** What the network calls itself. */
  brandName: string
  /** Where emails to a department of the network go. */
  departmentMail: (department: Department) => string
  /** Enquiries that are taken from one address in an hour; 0 is no limit. */
  leadsPerHour: number
  /** What the network writes for its readers. */
  editorial: Editorial
  /** The folder that stands in for a mail server, readable at `/dev/letters`; none where emails are really sent. */
  mailFolder: MailFolder | undefined
  /** Says that an email waits; the outbox would find it by itself a little later. */
  wakeOutbox: () => void
  /** Says that an upload is whole, or a picture wanted; who makes pictures would find it by itself a little later. */
  wakePictures: () => void
  /** Opens `/metrics` to anyone who brings it; without one only this machine may read them. */
  metricsToken: string | undefined
}
