/**
 * Where each word of a text begins, in UTF-16 code units, and when it is heard, in milliseconds.
 */
export type WordTimes = [start: number, ms: number][]
type Word = { position: number; ms: number }

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/**
 * Escapes a text for the engine, where `<` and `&` would start markup. `origins` maps each
 * character of the result to its index in the text.
 */
export function escapeOrders(text: string) {
  const origins: number[] = []
  let escaped = ''
  let at = 0
  for (const character of text) {
    const written = escapes[character] ?? character
    for (const _ of written) origins.push(at)
    escaped += written
    at += character.length
  }
  return { escaped, origins }
}

/**
 * The engine counts characters from 1 and reports parts of words, some words twice, and some a
 * character too early. Returns each word (text between blanks) once, in the order of the text.
 */
export function wordTimes(
  text: string,
  words: readonly Word[],
  origins: readonly number[],
): WordTimes {
  const times: WordTimes = []
  for (const { position, ms } of words) {
    const start = wordAt(text, origins[position - 1])
    const last = times.at(-1)
    if (start !== undefined && (!last || (start > last[0] && ms >= last[1])))
      times.push([start, ms])
  }
  return times
}

/** The start of the word at an index, or of the word after the blank there. */
function wordAt(text: string, place: number | undefined) {
  if (place === undefined) return undefined
  const at = text[place] === ' ' ? place + 1 : place
  return text.lastIndexOf(' ', at) + 1
}

/**
 * An ID3v2.4 tag with one TXXX field. In front of an MP3 it stays with the sound, in files and in
 * responses.
 */
export function tagged(times: WordTimes): Buffer {
  const latin1 = 0
  const field = Buffer.concat([
    Buffer.from([latin1]),
    Buffer.from(`word_times\0${JSON.stringify(times)}`),
  ])
  const frame = Buffer.concat([
    Buffer.from('TXXX'),
    syncSafe(field.length),
    Buffer.from([0, 0]),
    field,
  ])
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), syncSafe(frame.length), frame])
}

/** 28 bits in four bytes, none of which can be mistaken for the start of MP3 data. */
const syncSafe = (size: number) => Buffer.from([21, 14, 7, 0].map((bits) => (size >> bits) & 0x7f))
