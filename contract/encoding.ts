export type Encoding = 'br' | 'gzip' | 'identity'

/** The best compression of ours that an `Accept-Encoding` takes. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Whether an `Accept-Encoding` takes a compression by its name. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  return accepted.split(',').some((one) => {
    const [name, quality] = one.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(quality ?? 1) > 0
  })
}
