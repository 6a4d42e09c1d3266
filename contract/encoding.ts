export type Encoding = 'br' | 'gzip' | 'identity'

/** The best compression of ours that an `Accept-Encoding` takes. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  return accepted.split(',').some((one) => {
    const [name, quality] = one.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(quality ?? 1) > 0
  })
}
