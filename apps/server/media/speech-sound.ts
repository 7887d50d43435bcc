/** Where each word of a text begins, in UTF-16 code units, and when it is heard, in milliseconds. */
export type WordTimes = [start: number, ms: number][]
type Word = { position: number; ms: number }

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** The text as the engine takes it, where `<` and `&` would be orders; `origins` tells of each of its characters where it stood. */
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
 * The engine counts characters from 1, tells parts of words, some twice and some a character too early: what counts is the word between blanks that is
 * meant, once and in the order of the text.
 */
export function wordTimes(text: string, words: readonly Word[], origins: readonly number[]): WordTimes {
  const times: WordTimes = []
  for (const { position, ms } of words) {
    const start = wordAt(text, origins[position - 1])
    const last = times.at(-1)
    if (start !== undefined && (!last || (start > last[0] && ms >= last[1]))) times.push([start, ms])
  }
  return times
}

/** Where the word begins that stands at a place, or after the blank there. */
function wordAt(text: string, place: number | undefined) {
  if (place === undefined) return undefined
  const at = text[place] === ' ' ? place + 1 : place
  return text.lastIndexOf(' ', at) + 1
}

/** An ID3v2.4 tag with one field TXXX: in front of an MP3 it travels with the sound, in files and answers alike. */
export function tagged(times: WordTimes): Buffer {
  const latin1 = 0
  const field = Buffer.concat([Buffer.from([latin1]), Buffer.from(`word_times\0${JSON.stringify(times)}`)])
  const frame = Buffer.concat([Buffer.from('TXXX'), syncSafe(field.length), Buffer.from([0, 0]), field])
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), syncSafe(frame.length), frame])
}

/** 28 bits in four bytes, none of which looks like the beginning of sound. */
const syncSafe = (size: number) => Buffer.from([21, 14, 7, 0].map((bits) => (size >> bits) & 0x7f))
