/** The maximum length of a text for one speech request, in characters; about a minute. */
export const longestSpoken = 1000

/** Normalizes a text for speech and word timings: single spaces between words, none at the ends. */
export const spokenText = (text: string) => text.replace(/\s+/gu, ' ').trim()

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Splits sanitized HTML into the texts of its paragraphs, headings and list entries. */
export const spokenBlocks = (html: string): string[] =>
  html
    .replace(/<\/?(p|br|h[1-6]|ul|ol|li|blockquote)\b[^>]*>/gi, '\u0000')
    .replace(/<[^>]*>/g, '')
    .split('\u0000')
    .map((block) =>
      spokenText(
        block.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity),
      ),
    )
    .filter((block) => block !== '')

/**
 * Splits a text into pieces short enough to be spoken, after a sentence where possible, otherwise
 * between words.
 */
export function spokenPieces(text: string): string[] {
  const pieces: string[] = []
  let rest = spokenText(text)
  while (rest.length > longestSpoken) {
    const at = cutIn(rest.slice(0, longestSpoken))
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** Where to cut a piece that is too long; never within a character. */
function cutIn(piece: string): number {
  const sentence = /^.*[.!?…؟。](?=\s)/su.exec(piece)?.[0].length
  const word = piece.lastIndexOf(' ')
  const half = /[\ud800-\udbff]$/.test(piece) ? 1 : 0
  return sentence || (word > 0 ? word : piece.length - half)
}

/** The voices of the speech engine, by the language of a BCP 47 tag. */
const voices = {
  en: 'en-us',
  de: 'de',
  el: 'el',
  it: 'it',
  mt: 'mt',
  pt: 'pt',
  es: 'es',
  ar: 'ar',
} as const
export type Voice = (typeof voices)[keyof typeof voices]

/** The voice for a language: `de` for de, de-AT or DE; undefined when there is no voice for it. */
export function voiceFor(tag: string): Voice | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? ''
  return Object.hasOwn(voices, language) ? voices[language as keyof typeof voices] : undefined
}
