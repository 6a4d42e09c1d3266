import { assert, property, record, string } from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { writeCalendar } from './calendar.ts'

const words = string({ unit: 'binary', maxLength: 200 })
/** What a calendar keeps of a text: no signs that nobody types, and one kind of line end. */
const kept = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, '')

test('a kept library reads of an event what was written, whatever that was', () => {
  assert(
    property(record({ summary: words, description: words, location: words, name: words }), (said) => {
      // Half a character is not to be had in UTF-8.
      const { summary, description, location, name } = Object.fromEntries(
        Object.entries(said).map(([key, text]) => [key, text.toWellFormed()]),
      ) as typeof said
      const text = writeCalendar({
        product: 'Marquesina',
        method: 'REQUEST',
        at: new Date('2026-11-23T16:00:00.123Z'),
        events: [
          {
            uid: '1@example.com',
            when: { from: new Date('2026-11-24T14:00:00Z'), to: new Date('2026-11-24T14:45:00Z') },
            url: 'https://example.com/visita/1?as=visitor&signature=x',
            sequence: 3,
            isCancelled: true,
            summary,
            description,
            location: `.${location}`,
            attendees: [{ name, email: 'ana@example.com' }],
          },
        ],
      })
      expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!
      const event = new ICAL.Event(component)
      expect(event.summary ?? '').toBe(kept(summary))
      expect(event.description ?? '').toBe(kept(description))
      expect(event.location).toBe(kept(`.${location}`))
      expect(event.sequence).toBe(3)
      expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T14:00:00.000Z')
      expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
      expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:ana@example.com'])
    }),
  )
})
