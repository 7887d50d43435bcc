import { addDays } from './dates.ts'

/** `day` is yyyy-MM-dd; `stamp` is when the file was made. */
export type DueEvent = { uid: string; name: string; description: string; day: string; url: string; stamp: Date }

/** A day that a task is due as a calendar file: one event of the whole day, which keeps nobody busy (RFC 5545). */
export function calendarOf({ uid, name, description, day, url, stamp }: DueEvent): string {
  const next = addDays(new Date(`${day}T00:00:00Z`), 1)
    .toISOString()
    .slice(0, 10)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quartet//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Section 3.3.11: a backslash before what has a meaning, line ends as \n, no other control characters. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand in a calendar
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const longestLine = 75

/** Section 3.1: a line has 75 octets at most and goes on after a blank; a character is never cut in two. */
function folded(line: string): string {
  let [out, octets] = ['', 0]
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > longestLine) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += more
  }
  return out
}

/** How long a character is in UTF-8. */
function octetsOf(character: string) {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
