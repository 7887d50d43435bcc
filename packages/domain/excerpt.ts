import type { Mark } from './decoding.ts'

/** Maximum length of an excerpt, in characters. */
const maxLength = 600

/**
 * A sentence of an excerpt: its range in the text, end exclusive. `skips`: something before it is
 * left out; `newLine`: it begins a line.
 */
export type ExcerptPart = { start: number; end: number; skips: boolean; newLine: boolean }
export type Excerpt = { parts: ExcerptPart[]; isCut: boolean }
type Sentence = { start: number; end: number; newLine: boolean }

/**
 * The sentences of a task that demand something, in their order: all of a short text, otherwise
 * those with the most marks that fit. The greeting and blank lines are never part of it.
 */
export function excerptOf(text: string, marks: readonly Mark[]): Excerpt {
  const all = sentencesIn(text, greetingEnd(text))
  const chosen = chosenOf(all, marks)
  const parts = all.flatMap((sentence, at) =>
    chosen.includes(at)
      ? [{ ...sentence, ...shortened(text, sentence), skips: at > 0 && !chosen.includes(at - 1) }]
      : [],
  )
  const last = parts.at(-1)
  return { parts, isCut: last !== undefined && last.end < (all.at(-1)?.end ?? 0) }
}

/** The places of the sentences to show. */
function chosenOf(sentences: readonly Sentence[], marks: readonly Mark[]): number[] {
  const lengthOf = ({ start, end }: Sentence) => Math.min(end - start, maxLength) + 1
  const total = sentences.reduce((sum, sentence) => sum + lengthOf(sentence), 0)
  const everything = [...sentences.keys()]
  if (total <= maxLength + 1) return everything
  const marked = sentences.map(({ start, end }) => countIn(marks, start, end))
  const byMarks = everything.toSorted((one, other) => (marked[other] ?? 0) - (marked[one] ?? 0))
  const candidates = marked.some((count) => count > 0)
    ? byMarks.filter((at) => (marked[at] ?? 0) > 0)
    : everything
  let left = maxLength + 1
  return candidates.filter((at) => {
    const length = lengthOf(sentences[at] as Sentence)
    if (length > left) return false
    left -= length
    return true
  })
}

const countIn = (marks: readonly Mark[], start: number, end: number) =>
  marks.filter((mark) => mark.pattern !== null && mark.start >= start && mark.start < end).length

/** A sentence longer than the whole excerpt ends after a word. */
function shortened(text: string, { start, end }: Sentence) {
  if (end - start <= maxLength) return { start, end }
  const within = text.slice(start, start + maxLength)
  const blank = within.search(/\s\S*$/)
  const half = /[\ud800-\udbff]$/.test(within) ? 1 : 0
  return { start, end: start + (blank > 0 ? blank : within.length - half) }
}

/**
 * One sentence: up to its final marks and closing quotes, followed by a blank. A single letter or a
 * number before a full stop (z. B., 3.) ends none.
 */
const sentence =
  /(?:[^.!?…؟۔。]|(?<=(?:^|[^\p{L}])\p{L}|\d)\.|[.!?…؟۔](?!["'”’»)\]]*(?:\s|$)))+(?:[.!?…؟۔。]+["'”’»)\]]*)?/gu

/** The sentences from a place on, without the white space around them. */
function sentencesIn(text: string, from: number): Sentence[] {
  const lines = [...text.slice(from).matchAll(/[^\r\n]+/g)]
  return lines.flatMap(({ 0: line, index: lineAt }) =>
    [...line.matchAll(sentence)].flatMap(({ 0: words, index }, at) => {
      const content = words.trim()
      if (!/[\p{L}\p{N}]/u.test(content)) return []
      const start = from + lineAt + index + words.indexOf(content)
      return [{ start, end: start + content.length, newLine: at === 0 }]
    }),
  )
}

/** The words with which a letter begins in the languages of the product. */
const greetings =
  'hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:morgen|tag|abend)|sehr geehrte[rs]?|moin|servus|ciao|car[oaie]|gentil[ei]|buon ?giorno|salve|γεια|αγαπητ\\S+|καλημέρα|καλησπέρα|bonġu|bonswa|għażi\\S+|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|hola|querid[oa]s?|estimad[oa]s?|buen[oa]s (?:días|tardes|noches)|مرحب\\S+|أهل\\S+|اهل\\S+|السلام عليكم|عزيز\\S+|صباح الخير|مساء الخير'
const greeting = new RegExp(
  `^[\\s¡]*(?:${greetings})(?:[^\\S\\r\\n]+[^\\s,،!:]+){0,5}[^\\S\\r\\n]*(?:[,،!:](?=\\s|$)|(?=[\\r\\n]))\\s*`,
  'iu',
)

/** Where the text begins after a greeting ("Hi Maya,"). */
const greetingEnd = (text: string) => greeting.exec(text)?.[0].length ?? 0
