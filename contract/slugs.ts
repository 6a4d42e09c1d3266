/** The words of an address: accents dropped, lower-cased, everything else between letters and digits one hyphen. */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A kind of property in an address: slashes become the letter o, spaces hyphens, lower-cased. */
export function toTypeSlug(name: string): string {
  return toSlug(name.replaceAll('/', 'o'))
}

/** The last part of a property's address: the title's words, then the code. */
export function toListingSlug(title: string, code: string): string {
  return `${toSlug(title)}-${code}`
}

/** The code at the end of a property's address; null when there is none. */
export function readCodeFromSlug(slug: string): string | null {
  return /(?:^|-)(\d{2}-\d{4,8})$/.exec(slug)?.[1] ?? null
}
