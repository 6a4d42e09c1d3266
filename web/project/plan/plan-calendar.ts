import type { Payment } from '#contract/project/payment-plan.ts'

type Calendar = {
  /** Names the calendar and, with its number, each of its days; unique in the world. */
  id: string
  name: string
  product: string
  /** When it was made. */
  at: Date
  url: string
  payments: Payment[]
  wordsOf: (payment: Payment) => { summary: string; description: string }
}

/** The payments as days of a calendar, iCalendar by RFC 5545: CRLF, lines folded at 75 octets, texts escaped. */
export function writeCalendar({ id, name, product, at, url, payments, wordsOf }: Calendar): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const days = payments.flatMap((payment, number) => {
    const { summary, description } = wordsOf(payment)
    return [
      'BEGIN:VEVENT',
      `UID:${number + 1}-${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${payment.date.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Payment plan//ES`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** A TEXT value: backslash, semicolon, comma and line ends are written with a backslash. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')
}

const longest = 75
const bytes = new TextEncoder()

/** Breaks a line so that none is longer than 75 octets, never within a letter; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const letter of line) {
    const more = bytes.encode(letter).length
    if (size + more > longest) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += letter
    size += more
  }
  return [...parts, part].join('\r\n')
}
