import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

// The cache before the product, on a real Varnish with a server that says what it is told to (`varnishtest`). Compiling
// `default.vcl` takes most of the time, so one Varnish is asked everything.
const hasVarnish = spawnSync('varnishtest', ['-h']).error === undefined

/** `default.vcl` with varnishtest's server in the place of the processes of compose.yaml. */
function readVcl(): string {
  // One server answers one connection: the second process is named, for Varnish asks that, and never asked.
  const unused = 'sub vcl_recv { if (req.url == "/never") { set req.backend_hint = web_2; } }'
  const vcl = readFileSync('deploy/container/default.vcl', 'utf8')
    .replaceAll(/\.host = "[\d.]+";\n {2}\.port = "3000";/g, '.host = "${s1_addr}";\n  .port = "${s1_port}";')
    .replaceAll(/^ {2}\.probe = ready;\n|^probe ready \{[\s\S]*?^\}\n/gm, '')
    .replace('  web.add_backend(web_2);\n', '')
  return `${vcl}\n${unused}`
}

const page = (words: string, tags: string) =>
  `txresp -hdr "Cache-Control: public, max-age=0, s-maxage=3600" -hdr "Vary: Accept-Encoding" -hdr "xkey: ${tags}" -hdr {ETag: W/"${words}"} -body "${words}"`
const many = Array.from({ length: 255 }, (_, at) => `l-7-${at}`).join(' ')

/** What the server is asked and answers, in this order, and what a client asks and hears. */
const scenes = [
  {
    // A page is kept in its encoding, without its tags, and for whoever brings a cookie.
    server: `rxreq
      expect req.http.Accept-Encoding == "br"
      ${page('one', 'l-10-1')}`,
    client: `txreq -url "/propiedades" -hdr "Accept-Encoding: gzip, deflate, br, zstd"
      rxresp
      expect resp.http.X-Cache == "miss"
      expect resp.http.xkey == <undef>
      txreq -url "/propiedades" -hdr "Accept-Encoding: br;q=1.0, gzip" -hdr "Cookie: visitor=7"
      rxresp
      expect resp.http.X-Cache == "hit"
      expect resp.body == "one"
      txreq -url "/propiedades" -hdr "Accept-Encoding: br" -hdr {If-None-Match: W/"one"}
      rxresp
      expect resp.status == 304`,
  },
  {
    // What carries a tag that is purged is fetched anew, and nothing else: l-10-2034 is another listing than l-10-20345.
    server: `rxreq
      ${page('before', 'l-10-20345 search')}
      rxreq
      ${page('other', 'l-10-2034 rate')}
      rxreq
      expect req.url == "/casa"
      ${page('after', 'l-10-20345 search')}`,
    client: `txreq -url "/casa"
      rxresp
      txreq -url "/otra"
      rxresp
      txreq -req PURGE -url "/" -hdr "xkey-softpurge: l-10-203 10-20345 ${many}"
      rxresp
      expect resp.status == 200
      txreq -url "/casa"
      rxresp
      expect resp.body == "before"
      txreq -req PURGE -url "/" -hdr "xkey-softpurge: ${many} l-10-20345"
      rxresp
      expect resp.status == 200
      txreq -url "/casa"
      rxresp
      expect resp.body == "after"
      txreq -url "/otra"
      rxresp
      expect resp.http.X-Cache == "hit"`,
  },
  {
    // A purge that makes no sense is refused, and nothing is thrown away.
    server: '',
    client: `txreq -req PURGE -url "/"
      rxresp
      expect resp.status == 400
      txreq -req PURGE -url "/" -hdr "xkey-purge: .*"
      rxresp
      expect resp.status == 400
      txreq -req PURGE -url "/" -hdr {xkey-purge: x) || obj.status ~ (2}
      rxresp
      expect resp.status == 400
      txreq -url "/casa"
      rxresp
      expect resp.http.X-Cache == "hit"
      txreq -url "/metrics"
      rxresp
      expect resp.status == 404`,
  },
  {
    // Calls are never kept, nor what says that it is private.
    server: `rxreq
      expect req.url == "/v2/properties"
      txresp -hdr "Cache-Control: public, max-age=3600" -body "first"
      rxreq
      txresp -hdr "Cache-Control: public, max-age=3600" -body "second"
      rxreq
      expect req.http.Cookie == "gate=pass"
      txresp -hdr "Cache-Control: private, no-store" -body "mine"
      rxreq
      txresp -hdr "Cache-Control: private, no-store" -body "yours"`,
    client: `txreq -url "/v2/properties"
      rxresp
      txreq -url "/v2/properties"
      rxresp
      expect resp.body == "second"
      txreq -url "/locked" -hdr "Cookie: gate=pass"
      rxresp
      expect resp.body == "mine"
      txreq -url "/locked"
      rxresp
      expect resp.body == "yours"`,
  },
  {
    // Everything at once: what a bad release has left behind.
    server: `rxreq
      expect req.url == "/casa"
      txresp -hdr "Cache-Control: public, s-maxage=1" -body "new"`,
    client: `txreq -req PURGE -url "/" -hdr "xkey-purge: *"
      rxresp
      txreq -url "/casa"
      rxresp
      expect resp.body == "new"`,
  },
]

const awake = scenes.map(({ client }, at) => `client c${at} {\n${client}\n} -run\n`).join('')
/** When nothing behind it answers, what is old is still shown, and else a page that says so. */
const away = `delay 1.2
varnish v1 -cliok "backend.set_health web_1 sick"
client c90 {
  txreq -url "/casa"
  rxresp
  expect resp.status == 200
  expect resp.body == "new"
  txreq -url "/nunca"
  rxresp
  expect resp.status == 503
  expect resp.http.Retry-After == "5"
  expect resp.http.Cache-Control == "no-store"
} -run
`

test.skipIf(!hasVarnish)(
  'the cache keeps what it may, lets go of what is purged, and stands in for a site that is away',
  () => {
    const server = `server s1 {\n${scenes.map(({ server }) => server).join('\n')}\n} -start\n`
    const varnish = `varnish v1 -arg "-p http_gzip_support=off" -vcl {\n${readVcl()}\n} -start\n`
    expect(runVarnish(`varnishtest "edge"\n${server}${varnish}${awake}${away}`)).toBe('well')
  },
)

/** What went wrong, in varnishtest's own words. */
function runVarnish(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-edge-'))
  try {
    const file = join(folder, 'edge.vtc')
    writeFileSync(file, script)
    execFileSync('varnishtest', ['-t', '60', file], { encoding: 'utf8', stdio: 'pipe' })
    return 'well'
  } catch (error) {
    const lines = ((error as { stdout?: string }).stdout ?? String(error)).split('\n')
    return lines.filter((line) => /^---- |EXPECT .*FAILED|CLI RX\|(?!\s*$)/.test(line)).join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
