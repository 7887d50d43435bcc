/** Where a word starts in the spoken text, and when it is heard, in milliseconds. */
export type WordTimes = readonly (readonly [start: number, ms: number])[]

const head = 10

/** Reads the word times from the ID3 tag of an MP3 of ours; [] without them. */
export function wordTimesOf(mp3: Uint8Array): WordTimes {
  if (String.fromCharCode(...mp3.subarray(0, 3)) !== 'ID3') return []
  const size = mp3.subarray(6, head).reduce((sum, byte) => sum * 128 + byte, 0)
  const tag = new TextDecoder('latin1').decode(mp3.subarray(head, head + size))
  const times = /word_times\0(\[[\d,[\]]*\])/.exec(tag)?.[1]
  return times ? (JSON.parse(times) as WordTimes) : []
}

/**
 * Returns the range of the text that is heard at a moment. Short words spoken together with the one
 * before have no time of their own.
 */
export function wordAt(
  text: string,
  times: WordTimes,
  ms: number,
): [from: number, to: number] | undefined {
  const at = times.findLastIndex(([, begins]) => begins <= ms)
  const from = times[at]?.[0]
  if (from === undefined) return undefined
  return [from, from + text.slice(from, times[at + 1]?.[0]).trimEnd().length]
}
