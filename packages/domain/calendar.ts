import { addDays } from './dates.ts'

/** `day` is yyyy-MM-dd; `stamp` is the time at which the file was created. */
export type DueEvent = {
  uid: string
  name: string
  description: string
  day: string
  url: string
  stamp: Date
}

/**
 * Returns a calendar file with the due date of a task as one all-day event that does not block time
 * (RFC 5545).
 */
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

/**
 * Section 3.3.11: escapes special characters with a backslash, writes line breaks as \n and removes
 * other control characters.
 */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand in a calendar
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const longestLine = 75

/**
 * Section 3.1: folds lines at 75 octets; continuation lines start with a space. Characters are
 * never split.
 */
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

/** The length of a character in UTF-8. */
function octetsOf(character: string) {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
