/** Letters of a text of others that are read. */
const longest = 200_000

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  deg: '°',
  sup2: '²',
  frac12: '½',
  euro: '€',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  Uuml: 'Ü',
  iquest: '¿',
  iexcl: '¡',
  ordm: 'º',
  ordf: 'ª',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** Whether a text is marked up: it has a tag of HTML, an entity or a shortcode. */
export function isMarkup(text: string): boolean {
  return /<\/?[a-z][^<>]{0,2000}>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|\[\/?[a-z][\w-]*[^[\]]*\]/i.test(
    text.slice(0, longest),
  )
}

/** HTML as paragraphs of plain text: blocks end a paragraph, lists become lines, scripts and shortcodes are left out. */
export function toPlainParagraphs(html: string): string {
  const text = html
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|iframe|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/\[\/?[a-z][\w-]*(?:\s[^[\]]{0,1000})?\]/gi, '')
    .replace(/<br\s*\/?\s*>\n?/gi, '\n')
    .replace(/<li\b[^<>]*>\s*/gi, '\n- ')
    .replace(
      /<\/?(?:p|div|section|article|h[1-6]|ul|ol|table|blockquote|figure|tr|hr|header|footer)\b[^<>]*>/gi,
      '\n\n',
    )
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return readEntities(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim()
}

/** Entities as the letters that they are; one that nobody knows stays as it is. */
export function readEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d?));/gi,
    (whole, decimal: string, hex: string, name: string) => {
      if (name) return named[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      const isLetter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isLetter || code === 9 || code === 10 ? String.fromCodePoint(code) : ''
    },
  )
}

/** Entities that feeds use although XML knows only five. */
export const usualEntities = named
