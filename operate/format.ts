const number = new Intl.NumberFormat('en')
const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

export function formatCount(count: number): string {
  return number.format(count)
}

export function formatMegabytes(bytes: number): string {
  return `${megabytes.format(bytes / 2 ** 20)} MB`
}

export function formatSeconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
