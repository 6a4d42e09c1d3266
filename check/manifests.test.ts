import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { load, YAML11_SCHEMA } from 'js-yaml'
import { describe, expect, test } from 'vitest'

import product from '../package.json' with { type: 'json' }

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = { 'runs-on'?: string; 'timeout-minutes'?: number; permissions?: Record<string, string>; steps?: Step[] }
type Workflow = { on: unknown; permissions?: unknown; concurrency?: unknown; jobs: Record<string, Job> }
type Service = {
  image?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  healthcheck?: { test?: string[]; disable?: boolean }
  environment?: Record<string, string>
  secrets?: string[]
  ports?: string[]
  networks?: unknown
  logging?: unknown
  profiles?: string[]
}

const yamlFiles = globSync(['deploy/**/*.{yml,yaml}', '.github/**/*.{yml,yaml}'])
/** Merge keys (`<<`) are YAML 1.1; there `on:` would be a yes, which workflows do not mean. */
const readYaml = (file: string): unknown =>
  load(readFileSync(file, 'utf8'), file.startsWith('deploy') ? { schema: YAML11_SCHEMA } : {})
const read = (file: string) => readFileSync(file, 'utf8')
const workflows = globSync('.github/workflows/*.yml').map((file) => ({ file, workflow: readYaml(file) as Workflow }))
const steps = workflows.flatMap(({ file, workflow }) =>
  Object.values(workflow.jobs).flatMap((job) => (job.steps ?? []).map((step) => ({ file, step }))),
)
const compose = readYaml('deploy/container/compose.yaml') as { services: Record<string, Service> }
const services = Object.entries(compose.services)
/** Of these every process is ours. */
const ours = services.filter(([, { environment }]) => environment?.SITE_URL !== undefined)
const settings = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name!))
/** What is secret may stand in a file that its name and `_FILE` names. */
const isSetting = (name: string) => settings.has(name) || settings.has(name.replace(/_FILE$/, ''))

test('every YAML file is one', () => {
  for (const file of yamlFiles) expect(readYaml(file), file).toBeTypeOf('object')
  expect(yamlFiles.length).toBeGreaterThan(8)
})

describe('workflows', () => {
  test('those of the table are there', () => {
    const names = workflows.map(({ file }) => file.split(/[\\/]/).at(-1))
    const wanted = ['check', 'postgres', 'image', 'nightly', 'dependencies', 'codeql', 'scorecard', 'release']
    expect(names).toEqual(expect.arrayContaining(wanted.map((name) => `${name}.yml`)))
  })

  test('actions are pinned by the whole hash, with the version beside it, and one action by one hash', () => {
    const used = steps.flatMap(({ step }) => (step.uses ? [step.uses] : []))
    expect(used.length).toBeGreaterThan(20)
    for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/)
    const lines = workflows.flatMap(({ file }) => read(file).match(/uses: .+/g) ?? [])
    for (const line of lines) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    const hashes = Map.groupBy(lines, (line) => /uses: ([^/]+\/[^/@]+)/.exec(line)![1])
    for (const [action, all] of hashes) {
      expect(new Set(all.map((line) => line.split('@')[1])).size, String(action)).toBe(1)
    }
  })

  test('nothing runs with the rights of the repository on what a stranger sends', () => {
    for (const { file, workflow } of workflows) {
      expect(JSON.stringify(workflow.on), file).not.toMatch(/pull_request_target|workflow_run/)
      expect(workflow.permissions, file).toEqual({ contents: 'read' })
      expect(workflow.concurrency, file).toBeTruthy()
      // What a pull request may set is never part of a program.
      for (const run of Object.values(workflow.jobs).flatMap(({ steps = [] }) =>
        steps.flatMap(({ run }) => run ?? []),
      )) {
        expect(run, file).not.toMatch(/\$\{\{ *(?:github\.(?:event|head_ref|ref_name|ref)|inputs|secrets)\b/)
      }
    }
  })

  test('each job ends by itself, on a system that is named, and leaves no token lying about', () => {
    for (const { file, workflow } of workflows) {
      for (const [name, job] of Object.entries(workflow.jobs)) {
        expect(job['timeout-minutes'], `${file} ${name}`).toBeGreaterThan(0)
        expect(job['runs-on'], `${file} ${name}`).not.toMatch(/latest/)
      }
    }
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'))
    for (const { file, step } of checkouts) expect(step.with?.['persist-credentials'], file).toBe(false)
  })

  test('only a tag may write to the release and the registry', () => {
    const writing = workflows.filter(({ workflow }) =>
      Object.values(workflow.jobs).some(({ permissions = {} }) =>
        ['contents', 'packages'].some((right) => permissions[right] === 'write'),
      ),
    )
    expect(writing.map(({ file }) => file.replaceAll('\\', '/'))).toEqual(['.github/workflows/release.yml'])
    expect(writing[0]!.workflow.on).toEqual({ push: { tags: ['v*'] } })
  })
})

describe('compose', () => {
  test('the processes of the product run without root, without rights, on a disk they cannot write', () => {
    expect(ours.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker', 'migrate'])
    for (const [name, service] of ours) {
      expect(service, name).toMatchObject({ user: '1000:1000', read_only: true, cap_drop: ['ALL'] })
      expect(service.security_opt, name).toContain('no-new-privileges:true')
    }
  })

  test('every service is pinned, cannot gain rights, bounds its log, and is watched unless it ends', () => {
    for (const [name, service] of services) {
      if (!ours.some(([own]) => own === name)) expect(service.image, name).toMatch(/:v?\d+\.\d+/)
      expect(service.security_opt, name).toContain('no-new-privileges:true')
      expect(service.logging, name).toBeTruthy()
      const isOurWeb = service.restart !== 'no' && ours.some(([own]) => own === name)
      // The image of the product brings its own.
      if (service.restart === 'no') expect(service.healthcheck, name).toEqual({ disable: true })
      else if (!isOurWeb) expect(service.healthcheck?.test?.length, name).toBeGreaterThan(1)
    }
  })

  test('only the edge is reached from outside', () => {
    const reached = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')))
    expect(reached.map(([name]) => name)).toEqual(['edge'])
  })

  test('every setting is one of the product, and no secret stands in the file', () => {
    for (const [, { environment = {} }] of ours) {
      const unknown = Object.keys(environment).filter((name) => !isSetting(name))
      expect(unknown).toEqual([])
      expect(
        Object.keys(environment).filter((name) => /SECRET$|ACCESS_KEY_ID$|^DATABASE_URL$|TOKEN$/.test(name)),
      ).toEqual([])
    }
  })

  test('.env.sample has what compose.yaml asks, and nothing else', () => {
    const asked = new Set(
      [...read('deploy/container/compose.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name),
    )
    const given = new Set([...read('deploy/container/.env.sample').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name))
    expect(given).toEqual(asked)
  })

  test('the cache knows the addresses that compose gives', () => {
    const addresses = services.map(([name, { networks }]) => {
      const { front } = networks as { front?: { ipv4_address?: string } }
      return [name, front?.ipv4_address] as const
    })
    const fixed = Object.fromEntries(addresses.filter(([, address]) => address))
    const vcl = read('deploy/container/default.vcl')
    expect([...vcl.matchAll(/\.host = "([\d.]+)"/g)].map(([, host]) => host)).toEqual([fixed['web-1'], fixed['web-2']])
    expect(vcl).toContain(`! "${fixed.edge}"`)
    expect(read('deploy/container/Caddyfile')).toContain(`reverse_proxy ${fixed.cache}:8080`)
    expect(ours[0]![1].environment!.PURGE_URL).toBe(`http://${fixed.cache}:8080/`)
  })
})

describe('the image', () => {
  const dockerfile = read('deploy/container/Dockerfile')

  test('has no root, writes to /data alone, builds nothing, is asked how it is, and ends by SIGTERM', () => {
    for (const line of ['USER 1000:1000', 'VOLUME /data', 'STOPSIGNAL SIGTERM'])
      expect(dockerfile).toContain(`\n${line}\n`)
    expect(dockerfile).toMatch(/BUILD=off/)
    expect(dockerfile).toMatch(/HEALTHCHECK [\s\S]*\/readyz/)
  })

  test('is made of what is pinned, and of the Node that the project has', () => {
    const bases = [...dockerfile.matchAll(/^(?:FROM|ARG BASE=) *(\S+)/gm)].map(([, base]) => base!)
    expect(bases).toContain(`docker.io/library/node:${product.dependencies.node}-bookworm`)
    for (const base of [...bases, ...[...dockerfile.matchAll(/^ARG BASE=(\S+)/gm)].map(([, base]) => base!)]) {
      expect(base).toMatch(/@sha256:[0-9a-f]{64}$|:\d+\.\d+\.\d+-|^\$\{BASE\}$|^BASE=/)
    }
  })
})

test('machine and image start Node with the flags and the memory settings of `npm start`', () => {
  const start = product.scripts.start.split(' || ')[0]!
  const flags = start.match(/--[\w-]+(?:=\d+)?/g)!
  const memory = start.match(/MALLOC_\w+=\d+/g)!
  expect([flags.length, memory.length]).toEqual([2, 3])
  const unit = read('deploy/vm/marquesina.service')
  expect(unit.match(/(?<=ExecStart=.*)--[\w-]+(?:=\d+)?/g)).toEqual(flags)
  expect(unit.match(/MALLOC_\w+=\d+/g)).toEqual(memory)
  const dockerfile = read('deploy/container/Dockerfile')
  expect(dockerfile.match(/(?<=^ENTRYPOINT .*)--[\w-]+(?:=\d+)?/gm)).toEqual(flags)
  expect(dockerfile.match(/MALLOC_\w+=\d+/g)).toEqual(memory)
})

describe('one machine', () => {
  const unitOf = (name: string) => read(`deploy/vm/${name}`)

  test('the service is fenced in', () => {
    const wanted = `Type=exec User=marquesina Restart=always TimeoutStopSec=15 StateDirectory=marquesina
      EnvironmentFile=/etc/marquesina/env ProtectSystem=strict ProtectHome=yes PrivateTmp=yes NoNewPrivileges=yes
      MemoryDenyWriteExecute=no LimitNOFILE=65536 CapabilityBoundingSet= SystemCallFilter=@system-service`
    const lines = unitOf('marquesina.service').split('\n')
    for (const line of wanted.split(/\s+/)) expect(lines).toContain(line)
    expect(lines.find((line) => line.startsWith('ExecStart='))).toMatch(
      /current\/node_modules\/\.bin\/node .*build\/server\/main\.js$/,
    )
  })

  test.each(['backup', 'drill'])(
    'what the timer of the %s starts runs fenced in, and is heard of when it fails',
    (job) => {
      const unit = unitOf(`marquesina-${job}.service`)
      for (const line of ['Type=oneshot', 'User=marquesina', 'ProtectSystem=strict', 'NoNewPrivileges=yes'])
        expect(unit).toContain(`\n${line}\n`)
      expect(unit).toContain('OnFailure=marquesina-failed@%n.service')
      expect(unitOf(`marquesina-${job}.timer`)).toContain('Persistent=yes')
    },
  )

  test('env.sample names settings of the product', () => {
    const named = [...unitOf('env.sample').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)
    expect(named.filter((name) => !isSetting(name))).toEqual([])
    expect(named).toEqual(expect.arrayContaining(['SITE_URL', 'SECRET', 'TRUSTED_PROXIES']))
  })

  test('scripts stop at the first failure, and may be run', () => {
    const scripts = globSync('deploy/**/*.sh').map((file) => file.replaceAll('\\', '/'))
    const run = scripts.filter((file) => read(file).startsWith('#!'))
    expect(run.length).toBeGreaterThan(6)
    for (const file of run) expect(read(file), file).toMatch(/^set -eu(o pipefail)?$/m)
    const modes = execFileSync('git', ['ls-files', '--stage', ...run], { encoding: 'utf8' })
      .trim()
      .split('\n')
    for (const mode of modes) expect(mode).toMatch(/^100755 /)
  })
})

const has = (program: string) => spawnSync(program, ['--version']).error === undefined

test.skipIf(!has('shellcheck'))('shellcheck has nothing to say of the scripts', () => {
  const { stdout } = spawnSync('shellcheck', ['--external-sources', ...globSync('deploy/**/*.sh')], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

test.skipIf(!has('systemd-analyze'))('systemd reads the units as they are meant', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...globSync('deploy/vm/*.{service,timer}')], {
    encoding: 'utf8',
    // What they name of the system is looked for there.
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${process.cwd()}/deploy/vm:` },
  })
  const said = stderr.split('\n').filter((line) => line.includes('marquesina'))
  // The release that they start lies on another machine.
  expect(said.filter((line) => !line.includes('is not executable: No such file or directory'))).toEqual([])
})

describe('what operators read', () => {
  const pages = [...globSync('docs/operate/**/*.md'), 'SECURITY.md', 'CHANGELOG.md'].map((file) =>
    file.replaceAll('\\', '/'),
  )

  test('every link leads somewhere', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => ({ page, link: link! })),
    )
    const lost = links
      .filter(({ link }) => !/^(https?|mailto):/.test(link))
      .filter(({ page, link }) => {
        const [path, anchor] = link.split('#') as [string, string?]
        const file = path ? normalize(join(dirname(page), path)) : page
        return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
      })
    expect(lost).toEqual([])
    expect(links.length).toBeGreaterThan(30)
  })

  test('every npm script, file and setting that is named is there', () => {
    const scripts = Object.keys(product.scripts)
    for (const page of pages) {
      const text = read(page)
      const named = [...text.matchAll(/(?:npm run|(?<=^|`|&& )marquesina) ([a-z][a-z:-]*)(?=[\s`)])/gm)].map(
        ([, name]) => name!,
      )
      const known = [...scripts, 'migrate']
      expect({ page, unknown: named.filter((name) => !known.includes(name)) }).toEqual({ page, unknown: [] })
      const files = [...text.matchAll(/`((?:deploy|docs|check|operate|brands)\/[\w./-]+)`/g)].map(([, file]) => file!)
      expect({ page, missing: files.filter((file) => !existsSync(file)) }).toEqual({ page, missing: [] })
      const set = [...text.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(([, name]) => name!)
      const unknown = set.filter((name) => !isSetting(name) && !notOurs.has(name))
      expect({ page, unknown }).toEqual({ page, unknown: [] })
    }
  })
})

/** Names in capitals that are settings of others. */
const notOurs = new Set(
  'SERVICE_CONTROL READY_SECONDS KEEP_RELEASES RELEASE_KEY VERSION IMAGE SITE_HOST CACHE_SIZE POSTGRES_SHARED_BUFFERS POSTGRES_CACHE_SIZE SIGTERM ANALYZE NOTIFY LISTEN NODE_ENV SHA256SUMS DESTDIR BACKUP_HOUR AAAA ECONNREFUSED ETIMEDOUT ENOTFOUND EAUTH'.split(
    ' ',
  ),
)

function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
