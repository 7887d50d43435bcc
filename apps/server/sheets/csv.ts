/** Thrown where a quoted cell has no end, or text follows one. */
export class CsvBroken extends Error {}

/**
 * The text of a file with or without a byte order mark; undefined when it is neither UTF-8 nor marked
 * UTF-16. An unmarked old encoding is not guessed: names would get other letters.
 */
export function decodeText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function encodingOf(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

const separators = [',', ';', '\t'] as const

/** The separator that the first line has most of, outside of quotes. */
export function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/)
  const line = (end < 0 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '')
  const timesOf = (separator: string) => line.split(separator).length
  return separators.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best))
}

/** The records of a CSV (RFC 4180), trimmed, with empty lines as records of one empty cell. */
export function* csvRecords(text: string): Generator<string[]> {
  const separator = separatorOf(text)
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    for (;;) {
      const cell = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator)
      cells.push(cell.value.trim())
      at = cell.end
      if (text[at] !== separator) break
      at++
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r') throw new CsvBroken()
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield cells
  }
}

function plainAt(text: string, begin: number, separator: string) {
  let end = begin
  while (end < text.length) {
    const letter = text[end]
    if (letter === separator || letter === '\n' || letter === '\r') break
    end++
  }
  return { value: text.slice(begin, end), end }
}

function quotedAt(text: string, begin: number) {
  let end = text.indexOf('"', begin + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) throw new CsvBroken()
  return { value: text.slice(begin + 1, end).replaceAll('""', '"'), end: end + 1 }
}
