import { statfsSync } from 'node:fs'

import type { Environment } from '../../env.ts'
import { formatMegabytes } from '../format.ts'
import { createFindings, type Finding } from './finding.ts'

const gigabyte = 2 ** 30
const isHere = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/** What the settings say by themselves. */
export function checkSettings(env: Environment): Finding[] {
  return [checkAddress(env), checkProxies(env), checkClientKey(env), checkDisk(env.DATA_DIR)]
}

function checkAddress({ SITE_URL, DEMO }: Environment): Finding {
  const { ok, warn, fail } = createFindings('SITE_URL')
  if (SITE_URL.startsWith('https:')) return ok(SITE_URL)
  const remedy = 'Set SITE_URL to the https:// address that readers type.'
  if (!isHere(SITE_URL)) return fail(`${SITE_URL} is read by everybody on the way`, remedy)
  return DEMO ? ok(SITE_URL) : warn(`${SITE_URL} stands in letters and sitemaps, and leads nowhere`, remedy)
}

/** Who answers under https although the product itself does not is a proxy. */
function checkProxies({ SITE_URL, TRUSTED_PROXIES }: Environment): Finding {
  const { ok, warn } = createFindings('TRUSTED_PROXIES')
  if (TRUSTED_PROXIES > 0 || !SITE_URL.startsWith('https:')) return ok(String(TRUSTED_PROXIES))
  return warn(
    '0, although a proxy answers for SITE_URL: all readers are one address, and share its limits',
    'Set TRUSTED_PROXIES to the number of proxies in front of the process.',
  )
}

function checkClientKey({ CLIENT_API_KEY, DEMO }: Environment): Finding {
  const { ok, warn } = createFindings('CLIENT_API_KEY')
  if (DEMO || CLIENT_API_KEY !== 'demo-client-key') return ok(DEMO ? 'of the demo' : 'your own')
  return warn('the demo’s own, which everybody knows', 'Set CLIENT_API_KEY to a word of your own.')
}

function checkDisk(dataDir: string): Finding {
  const { ok, warn, fail } = createFindings('disk')
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    const left = `${formatMegabytes(bavail * bsize)} left in ${dataDir}`
    if (bavail * bsize >= 2 * gigabyte) return ok(left)
    const say = bavail * bsize < gigabyte / 4 ? fail : warn
    return say(left, 'Make room: a full disk stops whatever writes.')
  } catch {
    return fail(`DATA_DIR ${dataDir} is not there`, 'Make it, for the user that runs the product, or set DATA_DIR.')
  }
}
