import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { listGiven, readEnvironment, showsMails } from './env.ts'

test('without any settings the product runs as the demo on this machine', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    DEMO: true,
    CLIENT_API_KEY: 'demo-client-key',
  })
})

test('an empty setting is as good as none', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DEMO: true })
})

test('settings that are given are named without what they say, also those that stand in files', () => {
  const given = listGiven({ SECRET_FILE: '/run/secret', PORT: '80', PURGE: ' ', PATH: '/bin', DRAIN_SECONDS: '5' })
  expect(given).toEqual(['PORT', 'DRAIN_SECONDS', 'SECRET'])
})

test('a real database needs a secret, and is not filled with the demo world', () => {
  const DATABASE_URL = 'postgres://app@db/marquesina'
  expect(() => readEnvironment({ DATABASE_URL })).toThrow('SECRET must be set when DATABASE_URL is')
  expect(readEnvironment({ DATABASE_URL, SECRET: 's'.repeat(32) })).toMatchObject({ DATABASE_URL, DEMO: false })
})

test('a bucket comes with its keys, and a rate may be fetched from this machine', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  const given = { STORAGE_URL: 's3://my-bucket/a/b.c/', ...keys, EXCHANGE_RATE_URL: 'http://127.0.0.1:8080/rate' }
  expect(readEnvironment(given)).toMatchObject({ ...given, AWS_REGION: 'us-east-1' })
})

test('calls to this machine are for development, and are off unless said', () => {
  expect(readEnvironment({})).toMatchObject({ OUTSIDE: 'public' })
  expect(readEnvironment({ OUTSIDE: 'loopback', SITE_URL: 'http://localhost:4100' })).toMatchObject({
    OUTSIDE: 'loopback',
  })
})

test('the map is drawn from a path, or from a bucket with its keys', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  for (const MAP_TILES of ['/srv/maps/dr.pmtiles', 'maps/dr.pmtiles', 's3://my-bucket/a/dr.pmtiles'])
    expect(readEnvironment({ MAP_TILES, ...keys })).toMatchObject({ MAP_TILES })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be 65535 or less'],
  [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535'],
  [{ MAIL_FROM: 'Marquesina' }, 'MAIL_FROM must be an e-mail address'],
  [{ SITE_URL: 'marquesina.do' }, 'SITE_URL must be an address that begins with http:// or https://'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
  [{ DATABASE_READ_URL: 'postgres://x/y' }, 'DATABASE_READ_URL makes no sense without DATABASE_URL'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
  [{ SECRET: 'short' }, 'SECRET must have 32 characters or more'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level such as info or error'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
  [
    { GOOGLE_ISSUER: 'http://accounts.example.com' },
    'GOOGLE_ISSUER must be an address that begins with https:// unless it is on this machine',
  ],
  [{ EXCHANGE_RATE_URL: 'http://tasas.example.com' }, 'EXCHANGE_RATE_URL must be an address that begins with https://'],
  [{ STORAGE_URL: '/mnt/uploads' }, 'STORAGE_URL must be s3://bucket or s3://bucket/folder'],
  [{ STORAGE_URL: 's3://key:secret@bucket' }, 'STORAGE_URL must be s3://bucket or s3://bucket/folder'],
  [{ STORAGE_URL: 's3://bucket/../other' }, 'STORAGE_URL must be s3://bucket or s3://bucket/folder'],
  [{ STORAGE_URL: 's3://bucket/folder' }, 'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [
    { MAP_TILES: 'https://tiles.example.com/a.pmtiles' },
    'MAP_TILES must be the path of a PMTiles file or s3://bucket/key',
  ],
  [{ MAP_TILES: 's3://bucket' }, 'MAP_TILES must be the path of a PMTiles file or s3://bucket/key'],
  [{ MAP_TILES: 's3://bucket/../x.pmtiles' }, 'MAP_TILES must be the path of a PMTiles file or s3://bucket/key'],
  [{ MAP_TILES: 's3://bucket/a.pmtiles' }, 'MAP_TILES needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [{ AWS_REGION: 'us east' }, 'AWS_REGION must be the name of a region, such as us-east-1'],
  [{ AWS_ENDPOINT_URL: 's3.example.com' }, 'AWS_ENDPOINT_URL must be an address that begins with http:// or https://'],
  [{ ROLE: 'both' }, 'ROLE must be all, web or worker'],
  [{ ROLE: 'worker' }, 'ROLE=worker needs DATABASE_URL'],
  [{ MIGRATE: 'off' }, 'MIGRATE=off needs DATABASE_URL'],
  [{ MIGRATE: 'no' }, 'MIGRATE must be on, off or only'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be 0 or more'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be 1 or more'],
  [{ DATABASE_JOBS_POOL: '1' }, 'DATABASE_JOBS_POOL must be 2 or more'],
  [{ PURGE: 'akamai' }, 'PURGE must be fastly, cloudflare or varnish'],
  [{ PURGE: 'varnish' }, 'PURGE=varnish needs PURGE_URL'],
  [{ PURGE: 'fastly', PURGE_URL: 'https://api.fastly.com/service/x/purge' }, 'PURGE=fastly needs PURGE_TOKEN'],
  [{ SECRET: 's'.repeat(32), SECRET_FILE: '/run/secrets/secret' }, 'SECRET and SECRET_FILE must not both be set'],
  [{ SECRET_FILE: '/nowhere/secret' }, 'SECRET_FILE /nowhere/secret cannot be read (ENOENT)'],
  [{ METRICS_TOKEN_FILE: '/dev/null' }, 'METRICS_TOKEN_FILE /dev/null is empty'],
  [{ OUTSIDE: 'all' }, 'OUTSIDE must be public, loopback or off'],
  [{ OUTSIDE: 'loopback', HOST: '0.0.0.0' }, 'OUTSIDE=loopback is for development'],
  [{ OUTSIDE: 'loopback', SITE_URL: 'https://marquesina.do' }, 'OUTSIDE=loopback is for development'],
  [{ CAPTCHA: 'recaptcha' }, 'CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET'],
])('nonsense is refused in one line that names the variable: %o', (environment, line) => {
  expect(() => readEnvironment(environment)).toThrow(line)
})

test('a secret may stand in a file, and is held to the same rules there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const keep = (text: string) => {
    writeFileSync(join(folder, 'file'), text)
    return join(folder, 'file')
  }
  expect(readEnvironment({ SECRET_FILE: keep(`${'s'.repeat(32)}\n`) })).toMatchObject({ SECRET: 's'.repeat(32) })
  expect(() => readEnvironment({ SECRET_FILE: keep('short\n') })).toThrow('SECRET must have 32 characters or more')
})

test('whatever holds a secret may stand in a file, and .env.example says so', () => {
  const known = [...readFileSync('env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name!)
  const secret = known.filter((name) => /SECRET|TOKEN|PASSWORD|ACCESS_KEY|^(DATABASE|MAIL)_(READ_)?URL$/.test(name))
  const example = readFileSync('.env.example', 'utf8')
  for (const name of secret) {
    expect(() => readEnvironment({ [`${name}_FILE`]: '/nowhere' })).toThrow(`${name}_FILE /nowhere cannot be read`)
    expect(example).toContain(`${name}_FILE`)
  }
  expect(secret.length).toBeGreaterThan(10)
})

test('.env.example lists every setting', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name)
  const known = [...readFileSync('env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(known))
})

test.each([
  [{}, true],
  [{ DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
  [{ MAIL_URL: 'smtp://localhost' }, false],
  [{ DEMO: '1', DATABASE_URL: 'postgres://localhost/x', SECRET: 's'.repeat(32) }, false],
])('with %j letters are shown to whoever comes: %s', (environment, isShown) => {
  expect(showsMails(readEnvironment(environment))).toBe(isShown)
})
