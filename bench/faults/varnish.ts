import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findFreePort } from '../../check/product.ts'

export type Varnish = { url: string; stop: () => Promise<void> }

const programs = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/usr/bin/varnishd']
/** What operators are given; its two processes are then the one that is tried. */
const shipped = join(import.meta.dirname, '..', '..', 'deploy', 'container', 'default.vcl')

/** Bans by the header of tags, as plain Varnish does it without the module `xkey`. */
const plain = `vcl 4.1;
import std;
backend web { .host = "10.77.0.11"; .port = "3000"; }
sub vcl_recv {
  if (req.method == "PURGE") {
    if (req.http.xkey-softpurge !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") { return (synth(400)); }
    if (!std.ban("obj.http.xkey ~ (^|\\s)(" + regsuball(req.http.xkey-softpurge, " ", "|") + ")(\\s|$)")) {
      return (synth(503, std.ban_error()));
    }
    return (synth(200));
  }
  if (req.url ~ "^/v2/" || (req.method != "GET" && req.method != "HEAD")) { return (pass); }
  return (hash);
}
sub vcl_deliver {
  unset resp.http.xkey;
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
}
`

/** Whether there is a Varnish to try with. */
export function findVarnish(): string | undefined {
  return programs.find((program) => {
    try {
      accessSync(program)
      return true
    } catch {
      return false
    }
  })
}

/** Varnish before a process, on a port of its own and in a folder of its own. */
export async function startVarnish(program: string, port: number, behind: string): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-varnish-'))
  const file = join(folder, 'trial.vcl')
  const text = existsSync(shipped) ? readFileSync(shipped, 'utf8') : plain
  const { port: web } = new URL(behind)
  writeFileSync(
    file,
    text.replaceAll(/"10\.77\.0\.1[12]"/g, '"127.0.0.1"').replaceAll('.port = "3000"', `.port = "${web}"`),
  )
  const words = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-T', `127.0.0.1:${await findFreePort()}`]
  const rest = ['-f', file, '-n', join(folder, 'work'), '-s', 'malloc,64m', '-p', 'http_gzip_support=off']
  const child = spawn(program, [...words, ...rest], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`varnishd ended:\n${output}`)
    const answer = await fetch(`${url}/robots.txt`).catch(() => null)
    if (answer?.ok) break
    await sleep(100)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
