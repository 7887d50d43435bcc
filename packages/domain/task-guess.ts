import { fold, tokensOf } from './wall.ts'

/** The maximum length of a guessed name, in characters. */
const maxName = 60

const greetings =
  'dear|hi|hello|hey|good (?:morning|afternoon|evening)|liebe[rs]?|hallo|guten (?:morgen|tag|abend)|sehr geehrte[rs]?|servus|ciao|salve|gentil[ei]|car[oaie]|egregi[oa]|buongiorno|buonasera|γεια|καλημέρα|καλησπέρα|αγαπητ\\p{L}+|bonġu|bonswa|għeżież|għażiż[ai]?|hello|olá|oi|bom dia|boa (?:tarde|noite)|querid[oa]s?|car[oa]s|prezad[oa]s?|hola|buen[oa]s (?:días|tardes|noches)|estimad[oa]s?|مرحب[اً]+|أهلا|السلام عليكم|تحية طيبة|عزيز\\p{L}*|صباح الخير|مساء الخير'
/** With what follows up to the first mark: `Dear Maya,`; or alone in its line: `Hi Maya`. */
const greeting = new RegExp(
  `^(?:${greetings})(?!\\p{L})(?:[^,،!.:;–]{0,40}[,،!.:;–]+|(?:\\s+\\p{L}+){0,2}\\s*$)`,
  'iu',
)
const subject =
  /^(?:subject|betreff|oggetto|assunto|asunto|θέμα|suġġett|الموضوع)\s*:\s*(?:(?:re|fwd?|aw|wg|r|i|rv|απ)\s*:\s*)*/iu
const mailHeader =
  /^(?:from|to|cc|bcc|date|sent|reply-to|von|an|datum|gesendet|da|a|data|inviato|de|para|enviado|fecha|από|προς|ημερομηνία|mingħand|lil|من|إلى|التاريخ)\s*:/iu
const dates = [
  // 06.12.2026, Monday 2026-12-06
  /^(?:\p{L}+[.,]?\s+){0,2}\d{1,4}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{1,4}$/u,
  // Berlin, 6. Dezember 2026; 6 de dezembro de 2026
  /^(?:\p{L}+[.,،]?\s+){0,2}\d{1,2}\.?(?:st|nd|rd|th)?\s+(?:de\s+)?\p{L}+\.?,?\s+(?:de\s+)?\d{4}$/u,
  // Monday, December 6, 2026
  /^(?:\p{L}+[.,]?\s+){1,2}\d{1,2}(?:st|nd|rd|th)?,\s*\d{4}$/u,
]
/** A line to write on: `Name: ______`. */
const blank = /_{3,}|\.{4,}|…{2,}/u
const bullet = /^(?:[-–•*#>"“„«]+|\d{1,2}[.)](?=\s))\s*/u

const partOf = (line: string) => {
  const trimmed = line.trim().replace(bullet, '').replace(subject, '')
  if (blank.test(trimmed) || dates.some((date) => date.test(trimmed))) return ''
  return trimmed.replace(greeting, '').trim()
}

/** A single line of this kind is not the head of a mail: `Data: collect the figures`. */
const isInMailHead = (lines: readonly string[], at: number) =>
  isHeader(lines[at]) && (isHeader(lines[at - 1]) || isHeader(lines[at + 1]))
const isHeader = (line = '') => mailHeader.test(line.trim()) || subject.test(line.trim())

/**
 * A name for a task: the first line of its text that is not a greeting, a date or a header of a
 * mail, cut at the end of a sentence or of a word. Empty for an empty text.
 */
export function nameIn(text: string): string {
  const lines = text.slice(0, 4000).split('\n')
  const parts = lines.map((part, at) =>
    isInMailHead(lines, at) && !subject.test(part.trim()) ? '' : partOf(part),
  )
  const line =
    parts.find((part) => /\p{L}/u.test(part)) ?? lines.map((one) => one.trim()).find(Boolean)
  return shortened((line ?? '').replace(/\s+/g, ' ').replace(/[:;,،]+$/u, ''))
}

function shortened(line: string) {
  if (line.length <= maxName) return line
  const sentence = line.slice(0, maxName + 1).match(/^.{15,}?[.!?؟;:](?=\s)/u)?.[0]
  if (sentence) return sentence.replace(/[.;:]$/, '')
  const cut = line.slice(0, maxName)
  const words =
    cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || Array.from(cut).slice(0, -1).join('')
  return `${words.replace(/[\s,،;:–-]+$/u, '')}…`
}

/** The article and the particles that Arabic writes onto a word. */
const arabicParticles = /^[وف]?(?:[بك]?ال|لل)(?=\p{Script=Arabic}{3})/u

/** How many other words a word of the name counts for. */
const nameWeight = 3
/** By how much the first topic has to be ahead of the second. */
const minLead = 2

/**
 * The topic that most words of a text speak for, above all those of its name. Null when no topic is
 * clearly ahead. The words of a topic are separated by blanks; `essay*` stands for all words that
 * begin so.
 */
export function topicIn(text: string, words: Readonly<Record<string, string>>): string | null {
  const all = wordsIn(text)
  const inName = wordsIn(nameIn(text))
  const counts = Object.entries(words).map(([topic, list]) => {
    const matching = [...all].filter(matcherOf(list))
    const named = matching.filter((word) => inName.has(word)).length
    return { topic, count: matching.length + (nameWeight - 1) * named }
  })
  const [best, second] = counts.sort((one, other) => other.count - one.count)
  return best && best.count - (second?.count ?? 0) >= minLead ? best.topic : null
}

const wordsIn = (text: string) =>
  new Set(tokensOf(text).map(({ folded }) => folded.replace(arabicParticles, '')))

function matcherOf(list: string) {
  const all = list.split(' ').map(fold)
  const whole = new Set(all.filter((word) => !word.endsWith('*')))
  const starts = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (token: string) => whole.has(token) || starts.some((start) => token.startsWith(start))
}
