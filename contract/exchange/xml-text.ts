const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** A text as XML holds it, in a text or an attribute, without what XML 1.0 has no place for. */
export function writeText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\r]/g, (sign) => escapes[sign]!)
}

/** An element of one text; nothing where there is none. */
export function writeElement(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '' : `<${name}>${writeText(String(value))}</${name}>`
}
