/** What the site may reach beside its own origin. */
export type Outside = {
  /** Origin of the site itself, as people type it. */
  siteUrl: string
  /** Where an API or a map style of another host lives; own addresses and empty ones are left out. */
  others: string[]
  /** Whether forms ask Google's reCAPTCHA: then pages may fetch its script and frame. */
  hasRecaptcha?: boolean
  /** Where the browser may only tell something: the service that counts events. */
  told?: string[]
}

const twoYears = 63_072_000

/** The headers of every answer, whatever it is; a page adds the hashes of its scripts to the policy. */
export function createSecurityHeaders(outside: Outside): Record<string, string> {
  return {
    'Content-Security-Policy': createContentPolicy(outside, []),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), ' +
      'geolocation=(self), fullscreen=(self), gyroscope=(self), accelerometer=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A proxy that ends TLS before us shows only plain HTTP here; browsers ignore the header where there is no TLS.
    'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
  }
}

/** What Google names for pages with a policy; its badge is placed by our own style sheet, so no inline styles. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
}

/** The policy of a document whose inline scripts have these hashes (`sha256-…`). */
export function createContentPolicy(
  { siteUrl, others, told = [], hasRecaptcha = false }: Outside,
  hashes: string[],
): string {
  const hosts = originsOf(others, siteUrl)
  const google = hasRecaptcha ? recaptcha : { scripts: [], frames: [], calls: [] }
  const rules = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes.map((hash) => `'${hash}'`), ...google.scripts],
    ['style-src', "'self'"],
    // The map's controls are drawn by data: addresses in its style sheet.
    ['img-src', "'self'", 'data:', ...hosts],
    ['font-src', "'self'", ...hosts],
    ['connect-src', "'self'", ...hosts, ...originsOf(told, siteUrl), ...google.calls],
    ...(google.frames.length > 0 ? [['frame-src', ...google.frames]] : []),
    ['media-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(isSecure(siteUrl) ? [['upgrade-insecure-requests']] : []),
  ]
  return rules.map((rule) => rule.join(' ')).join('; ')
}

function originsOf(addresses: string[], siteUrl: string): string[] {
  const origins = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin)
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https://')
}
