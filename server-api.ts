import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import type { ProviderName } from '#contract/account/provider.ts'
import type { Brand } from '#contract/brand.ts'
import { createApi, type Materials } from '#api/api.ts'
import { followRate } from '#api/exchange-rate/follow-rate.ts'
import { openMailFolder, type MailFolder } from '#api/mail/mail-folder.ts'
import { type Mailer, createSmtpMailer } from '#api/mail/mailer.ts'
import { startPurge } from '#api/operation/purge/start-purge.ts'
import { createPictures } from '#api/tools/picture/pictures.ts'
import { chooseCaptcha } from '#api/tools/choose-captcha.ts'
import { chooseDeletions } from '#api/tools/choose-deletions.ts'
import { chooseUploads } from '#api/tools/choose-uploads.ts'
import { createOutside } from '#api/tools/outside/outside.ts'
import { createPasswords } from '#api/tools/passwords.ts'
import { createProviders } from '#api/tools/provider.ts'
import { createApiClient } from '#web/api-client.ts'
import { followFeed } from '#web/editorial/articles/follow-feed.ts'
import { listQuestions } from '#web/editorial/questions/topics.ts'
import { mapStylePath } from '#web/front/map-style.ts'
import { createMailPages } from '#web/mail/page-address.ts'
import type { Site } from '#web/site.ts'
import { getTexts } from '#web/texts.server.ts'

import { closeAtEnd } from './closing.ts'
import { showsMails, type Environment } from './env.ts'
import product from './package.json' with { type: 'json' }
import type { Data, Given } from './server-data.ts'

/** Who else may say who somebody is, as the environment names them. */
export function openProviders(env: Environment, now: () => Date) {
  return createProviders({
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    now,
  })
}

/** The API with all that it works with, and what follows the world outside for it: the rate and the blog. */
export function openApi(
  { env, log, brand, secret, now }: Given,
  { database, readDatabase, search }: Data,
  { providers, writeMail }: Pick<Materials, 'providers' | 'writeMail'>,
) {
  const isWorking = env.ROLE !== 'web'
  const { mailer, mailFolder } = openMailer(env, brand, now)
  closeAtEnd(() => mailer.close())
  const blog = followFeed(brand.blog_feed, (err, address) => log.warn({ err, address }, 'the blog could not be read'))
  closeAtEnd(blog.close)
  const following = { db: database.db, database, search, log, now }
  if (isWorking) {
    closeAtEnd(followRate({ ...following, address: env.EXCHANGE_RATE_URL }).close)
    const target = env.PURGE && env.PURGE_URL && { kind: env.PURGE, url: env.PURGE_URL, token: env.PURGE_TOKEN }
    if (target)
      closeAtEnd(startPurge({ db: database.db, database, search, log, target, newsVersion: blog.version }).close)
  }
  const pictures = createPictures()
  closeAtEnd(pictures.close)
  const api = createApi({
    database,
    db: database.db,
    readDb: readDatabase.db,
    search,
    log,
    now,
    clientApiKey: env.CLIENT_API_KEY,
    siteUrl: env.SITE_URL,
    metricsToken: env.METRICS_TOKEN,
    secret,
    passwords: createPasswords([brand.name]),
    providers,
    captcha: chooseCaptcha(
      { kind: env.CAPTCHA, siteKey: env.RECAPTCHA_SITE_KEY, secretKey: env.RECAPTCHA_SECRET },
      { secret, siteUrl: env.SITE_URL, log, now },
    ),
    pictures,
    deletions: chooseDeletions(env, { secret, now, log }),
    uploads: chooseUploads(env, join(env.DATA_DIR, 'uploads'), now),
    outside: createOutside({
      isOff: env.OUTSIDE === 'off',
      allowsLoopback: env.OUTSIDE === 'loopback',
      userAgent: `Marquesina/${product.version} (+${env.SITE_URL})`,
    }),
    pageAddress: createMailPages(env.SITE_URL),
    writeMail,
    brandName: brand.name,
    departmentMail: (department) => brand.contact.departments[department] ?? brand.contact.email,
    leadsPerHour: env.LEADS_PER_HOUR,
    pictureWorkers: env.PICTURE_WORKERS ?? Math.max(1, availableParallelism() - 1),
    editorial: { articles: blog.articles, questions: (language) => listQuestions(getTexts(language)) },
    mailFolder,
    mailer: isWorking ? mailer : undefined,
  })
  closeAtEnd(() => api.close())
  return { api, newsVersion: blog.version }
}

/** What every page knows of the site it belongs to. */
export function describeSite(
  { env, brand }: Given,
  api: ReturnType<typeof createApi>,
  providers: ProviderName[],
): Site {
  return {
    brand,
    url: env.SITE_URL,
    version: product.version,
    isDemo: env.DEMO,
    api: { origin: env.API_URL ?? '', key: env.CLIENT_API_KEY },
    providers,
    hasRecaptcha: env.CAPTCHA === 'recaptcha',
    ...(env.ANALYTICS_ID && { analytics: env.ANALYTICS_ID }),
    mapStyle: env.MAP_STYLE_URL ?? mapStylePath,
    callIn: (language) =>
      createApiClient({ fetch: api.fetch, origin: env.SITE_URL, key: env.CLIENT_API_KEY, language }),
  }
}

/** Emails go to the mail server of `MAIL_URL`, or into a folder where they can be read. */
function openMailer(
  env: Environment,
  brand: Brand,
  now: () => Date,
): { mailer: Mailer; mailFolder: MailFolder | undefined } {
  const from = { name: brand.name, address: env.MAIL_FROM ?? brand.contact.email }
  if (env.MAIL_URL) return { mailer: createSmtpMailer(env.MAIL_URL, from), mailFolder: undefined }
  const folder = openMailFolder(join(env.DATA_DIR, 'outbox'), from, now)
  return { mailer: folder, mailFolder: showsMails(env) ? folder : undefined }
}
