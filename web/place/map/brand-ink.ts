/** The brand's first colour, for what is drawn and cannot be given a style sheet. */
export function readBrandInk(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()
}
