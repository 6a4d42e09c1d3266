type Person = { name: string; email: string }

export type CalendarEvent = {
  /** Names it in the world, for ever. */
  uid: string
  summary: string
  description: string
  url: string
  /** A whole day (`2027-01-31`), or from one moment to another. */
  when: string | { from: Date; to: Date }
  location?: string | undefined
  /** Grows each time that the event is written anew. */
  sequence?: number
  isCancelled?: boolean
  organizer?: Person
  attendees?: readonly Person[]
}

export type Calendar = {
  /** Whose calendar it is, and what it is for. */
  product: string
  name?: string
  /** What a mail program is to do with it (RFC 5546); none where it is a file alone. */
  method?: 'REQUEST' | 'CANCEL'
  /** When it was written. */
  at: Date
  events: readonly CalendarEvent[]
}

/** Events as iCalendar by RFC 5545: CRLF, lines folded at 75 octets, texts escaped. Nobody is asked to answer. */
export function writeCalendar({ product, name, method, at, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//ES`,
    'CALSCALE:GREGORIAN',
    method && `METHOD:${method}`,
    name && `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => listEventLines(event, at)),
    'END:VCALENDAR',
  ]
  return lines.flatMap((line) => (line ? `${fold(line)}\r\n` : [])).join('')
}

function listEventLines(event: CalendarEvent, at: Date): (string | undefined | false)[] {
  const { uid, when, summary, description, url, location, sequence, isCancelled, organizer, attendees = [] } = event
  const isDay = typeof when === 'string'
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${writeMoment(at)}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${when.replaceAll('-', '')}`]
      : [`DTSTART:${writeMoment(when.from)}`, `DTEND:${writeMoment(when.to)}`]),
    sequence !== undefined && `SEQUENCE:${sequence}`,
    !isDay && `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    location && `LOCATION:${escapeText(location)}`,
    `URL:${url}`,
    organizer && `ORGANIZER;${nameOf(organizer)}:mailto:${organizer.email}`,
    ...attendees.map((person) => `ATTENDEE;${nameOf(person)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${person.email}`),
    isDay && 'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20261121T180500Z`. */
function writeMoment(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A parameter in quotation marks, which it cannot have itself. */
function nameOf({ name }: Person): string {
  return `CN="${name.replace(/["\p{Cc}]/gu, '')}"`
}

/** A TEXT value: backslash, semicolon, comma and line ends are written with a backslash. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')
}

const longest = 75
const bytes = new TextEncoder()

/** Breaks a line so that none is longer than 75 octets, never within a letter; what follows begins with a space. */
function fold(line: string): string {
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
