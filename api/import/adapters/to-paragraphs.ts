import { readEntities } from './read-entities.ts'

/** Letters of a text of others that are read. */
const longest = 200_000

/** Whether a text is marked up: it has a tag of HTML, an entity or a shortcode. */
export function isMarkup(text: string): boolean {
  return /<\/?[a-z][^<>]{0,2000}>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|\[\/?[a-z][^[\]]*\]/i.test(
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
    .replace(/<br\s*(?:\/\s*)?>\n?/gi, '\n')
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
