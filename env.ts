import { readFileSync } from 'node:fs'

import * as z from 'zod/mini'

const whole = (least: number, most: number) =>
  z.pipe(
    z.transform((text) =>
      typeof text === 'string' ? (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN) : text,
    ),
    z
      .int(`must be a whole number from ${least} to ${most}`)
      .check(z.minimum(least, `must be ${least} or more`), z.maximum(most, `must be ${most} or less`)),
  )
const onOrOff = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((text) => text === '1'),
)
const text = z.string()
const atLeast = (length: number) => z.string().check(z.minLength(length, `must have ${length} characters or more`))
const addressOf = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (address) => URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1)),
        `must be an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
      ),
    )
const origin = z.pipe(
  addressOf('http', 'https'),
  z.transform((address) => new URL(address).origin),
)
const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]']
const isHere = (address: string) => thisMachine.includes(new URL(address).hostname)
/** What goes there can be read by nobody on the way. */
const isPrivate = (address: string) => !URL.canParse(address) || address.startsWith('https:') || isHere(address)
const secure = addressOf('http', 'https').check(
  z.refine(isPrivate, 'must be an address that begins with https:// unless it is on this machine'),
)
const database = addressOf('postgres', 'postgresql')

/** Every variable of the environment that the product knows; an empty one is as good as none. */
const variables = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(text, '127.0.0.1'),
  SITE_URL: z.optional(origin),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(database),
  DATABASE_READ_URL: z.optional(database),
  DATABASE_POOL: z._default(whole(1, 1000), 10),
  DATABASE_JOBS_POOL: z._default(whole(2, 1000), 4),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  MIGRATE: z._default(z.enum(['on', 'off', 'only'], 'must be on, off or only'), 'on'),
  DRAIN_SECONDS: z._default(whole(0, 600), 0),
  DEMO: z.optional(onOrOff),
  BUILD: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  SECRET: z.optional(atLeast(32)),
  CLIENT_API_KEY: z._default(text, 'demo-client-key'),
  API_URL: z.optional(origin),
  MAIL_URL: z.optional(addressOf('smtp', 'smtps')),
  MAIL_FROM: z.optional(z.email('must be an e-mail address')),
  CAPTCHA: z._default(z.enum(['altcha', 'recaptcha', 'off'], 'must be altcha, recaptcha or off'), 'altcha'),
  RECAPTCHA_SITE_KEY: z.optional(text),
  RECAPTCHA_SECRET: z.optional(text),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  GOOGLE_ISSUER: z._default(secure, 'https://accounts.google.com'),
  TEST_GATE_PASSWORD: z.optional(atLeast(8)),
  STORAGE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*\/?$/,
          'must be s3://bucket or s3://bucket/folder; keys belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
        ),
      ),
  ),
  AWS_ACCESS_KEY_ID: z.optional(text),
  AWS_SECRET_ACCESS_KEY: z.optional(text),
  AWS_REGION: z._default(
    z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region, such as us-east-1')),
    'us-east-1',
  ),
  AWS_ENDPOINT_URL: z.optional(addressOf('http', 'https')),
  MAP_TILES: z.optional(
    text.check(
      z.refine(
        (place) => !/^\w+:\/\//.test(place) || /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)+$/.test(place),
        'must be the path of a PMTiles file or s3://bucket/key',
      ),
    ),
  ),
  BACKUP_URL: z.optional(
    text.check(
      z.refine(
        (place) =>
          !/^\w+:\/\//.test(place) || /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*\/?$/.test(place),
        'must be the path of a folder, s3://bucket or s3://bucket/folder',
      ),
    ),
  ),
  BACKUP_KEY_FILE: z.optional(text),
  MAP_STYLE_URL: z.optional(addressOf('http', 'https')),
  ANALYTICS_ID: z.optional(
    z
      .string()
      .check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must be the ID of a Google Analytics 4 stream, such as G-ABC123DEF4')),
  ),
  METRICS_TOKEN: z.optional(atLeast(16)),
  PURGE: z.optional(z.enum(['fastly', 'cloudflare', 'varnish'], 'must be fastly, cloudflare or varnish')),
  PURGE_URL: z.optional(addressOf('http', 'https')),
  PURGE_TOKEN: z.optional(text),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or error'),
    'info',
  ),
  BRAND_FILE: z.optional(text),
  EXCHANGE_RATE_URL: z.optional(secure),
  TRUSTED_PROXIES: z._default(whole(0, 10), 0),
  CALLS_PER_MINUTE: z._default(whole(0, 1_000_000), 300),
  PAGES_PER_MINUTE: z._default(whole(0, 1_000_000), 600),
  LEADS_PER_HOUR: z._default(whole(0, 1_000_000), 5),
  PICTURE_WORKERS: z.optional(whole(1, 64)),
  OUTSIDE: z._default(z.enum(['public', 'loopback', 'off'], 'must be public, loopback or off'), 'public'),
})

/** What nobody else may read: each may stand in a file instead, which its name and `_FILE` names. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SECRET',
  'MAIL_URL',
  'RECAPTCHA_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'TEST_GATE_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'PURGE_TOKEN',
] as const satisfies readonly (keyof (typeof variables)['shape'])[]

/** Says in one line which variable makes no sense, and why. */
export class EnvironmentError extends Error {}

/** Reads the environment; what depends on other variables is settled here. Throws an `EnvironmentError` on nonsense. */
export function readEnvironment(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse({ ...given, ...readSecretFiles(given) })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvironmentError(`${String(issue!.path[0])} ${issue!.message}`)
  }
  const read = parsed.data
  requirePairs(read)
  return {
    ...read,
    SITE_URL: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    DEMO: read.DEMO ?? read.DATABASE_URL === undefined,
  }
}
export type Environment = ReturnType<typeof readEnvironment>

/** The names of the settings that an environment gives, in the order in which README lists them; never what they say. */
export function listGiven(environment: Record<string, string | undefined>): string[] {
  const isGiven = (name: string) => Boolean(environment[name]?.trim() || environment[`${name}_FILE`]?.trim())
  return Object.keys(variables.shape).filter(isGiven)
}

/** The secrets that stand in files, as container platforms hand them over. */
function readSecretFiles(given: Record<string, string | undefined>): Record<string, string> {
  const read: Record<string, string> = {}
  for (const name of secrets) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) throw new EnvironmentError(`${name} and ${name}_FILE must not both be set`)
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      throw new EnvironmentError(`${name}_FILE ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
    if (read[name] === '') throw new EnvironmentError(`${name}_FILE ${file} is empty`)
  }
  return read
}

/** Emails hold secret links: only a demo on the embedded database that sends none shows them at `/dev/letters`. */
export function showsMails({ DEMO, DATABASE_URL, MAIL_URL }: Environment): boolean {
  return DEMO && !DATABASE_URL && !MAIL_URL
}

function requirePairs(read: z.output<typeof variables>): void {
  if (read.DATABASE_URL && !read.SECRET) throw new EnvironmentError('SECRET must be set when DATABASE_URL is')
  if (read.DATABASE_READ_URL && !read.DATABASE_URL) {
    throw new EnvironmentError('DATABASE_READ_URL makes no sense without DATABASE_URL')
  }
  if (read.ROLE !== 'all' && !read.DATABASE_URL) {
    throw new EnvironmentError(`ROLE=${read.ROLE} needs DATABASE_URL: the embedded database has one process`)
  }
  if (read.MIGRATE !== 'on' && !read.DATABASE_URL) {
    throw new EnvironmentError(`MIGRATE=${read.MIGRATE} needs DATABASE_URL: the embedded database has one process`)
  }
  if (read.PURGE && !read.PURGE_URL) throw new EnvironmentError(`PURGE=${read.PURGE} needs PURGE_URL`)
  if (read.PURGE && read.PURGE !== 'varnish' && !read.PURGE_TOKEN) {
    throw new EnvironmentError(`PURGE=${read.PURGE} needs PURGE_TOKEN`)
  }
  if (!read.GOOGLE_CLIENT_ID !== !read.GOOGLE_CLIENT_SECRET) {
    throw new EnvironmentError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together')
  }
  if (read.STORAGE_URL && !(read.AWS_ACCESS_KEY_ID && read.AWS_SECRET_ACCESS_KEY)) {
    throw new EnvironmentError('STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  if (read.BACKUP_URL?.startsWith('s3://') && !(read.AWS_ACCESS_KEY_ID && read.AWS_SECRET_ACCESS_KEY)) {
    throw new EnvironmentError('BACKUP_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  if (read.MAP_TILES?.startsWith('s3://') && !(read.AWS_ACCESS_KEY_ID && read.AWS_SECRET_ACCESS_KEY)) {
    throw new EnvironmentError('MAP_TILES needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const isReached = !thisMachine.includes(read.HOST) || (read.SITE_URL !== undefined && !isHere(read.SITE_URL))
  if (read.OUTSIDE === 'loopback' && isReached) {
    throw new EnvironmentError('OUTSIDE=loopback is for development: HOST and SITE_URL must be of this machine')
  }
  if (read.CAPTCHA === 'recaptcha' && !(read.RECAPTCHA_SITE_KEY && read.RECAPTCHA_SECRET)) {
    throw new EnvironmentError('CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET')
  }
}
