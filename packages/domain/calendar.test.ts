import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const event = {
  uid: 'task-7@quartet.example',
  name: 'Essay on bees',
  description: 'First plan.\nThen write.',
  day: '2026-02-28',
  url: 'https://quartet.example/new-theme/tasks/7',
  stamp: new Date('2026-01-02T03:04:05.678Z'),
}
const linesOf = (file: string) => file.split('\r\n')
/** Unfolds lines the way a calendar application does. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '')
const octets = (line: string) => [...encodeURIComponent(line).replace(/%[0-9A-F]{2}/g, '-')].length

test('writes a due date as one all-day event that ends on the next day, also at the end of a month', () => {
  const lines = linesOf(calendarOf(event))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTAMP:20260102T030405Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20260228')
  expect(lines).toContain('DTEND;VALUE=DATE:20260301')
  expect(lines).toContain('SUMMARY:Essay on bees')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test('escapes commas, semicolons, backslashes and line breaks', () => {
  const file = unfolded(
    calendarOf({
      ...event,
      name: 'a, b; c\\d',
      description: 'one\r\ntwo\rthree\u0007\nEND:VEVENT',
    }),
  )
  expect(file).toContain('SUMMARY:a\\, b\\; c\\\\d\r\n')
  expect(file).toContain('DESCRIPTION:one\\ntwo\\nthree\\nEND:VEVENT\r\n')
  expect(linesOf(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test.each([
  ['Latin', 'Räume auf und plane die Woche, '.repeat(20)],
  ['Arabic', 'رتب الخطوات ثم اكتب التقرير '.repeat(20)],
  ['signs beyond the first plane', '🐝📚'.repeat(60)],
  ['one long word', 'x'.repeat(400)],
])(
  'folds a long line of %s at 75 octets without splitting characters or changing the text',
  (_, name) => {
    const file = calendarOf({ ...event, name })
    for (const line of linesOf(file)) expect(octets(line)).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:${name.replaceAll(',', '\\,')}\r\n`)
    expect(file).not.toContain('\ufffd')
  },
)
