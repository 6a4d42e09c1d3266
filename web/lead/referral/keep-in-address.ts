import { recordReferral, withReferral } from './referral.ts'

// The document's own address, whatever the reader has gone on to since, and the one that is shown now.
const [visit] = performance.getEntriesByType('navigation')
if (visit) recordReferral(new URL(visit.name).search)
recordReferral(location.search)

for (const way of ['pushState', 'replaceState'] as const) {
  const go = history[way].bind(history)
  // The router names pages without who sent their reader.
  history[way] = (state, unused, url) => go(state, unused, url && kept(new URL(url, location.href)))
}
history.replaceState(history.state, '', location.href)

function kept(url: URL): string {
  if (url.origin !== location.origin) return url.href
  recordReferral(url.search)
  return withReferral(url.href)
}
