import { tokensOf } from './wall.ts'

/**
 * The commonest small words of a language, by BCP 47 tag. A word that several languages share counts
 * for each of them.
 */
const smallWords: Record<string, string> = {
  en: 'the and of to in is that for with you your are this be on as by or from it which how what an at have will not each their one two any when if do use',
  de: 'der die das und ist ein eine einen einem einer den dem des du dein deine ihr euch sie zu mit auf für von im am nicht wie was welche als auch es sich werden wird oder bei aus nach wenn jede jeder wir bitte',
  it: 'il lo la gli le di che è un una e per con del della dei delle nel nella al alla ai si non come quale quali più da tuo tua tuoi sono ogni o su due anche questo se ti',
  mt: 'il u ta li ma fil għal dan din dawn mill tal bil kif meta jekk kull xi jew fuq minn huwa hija biex mal għandek għandu iktar tiegħek tagħkom inti lil dwar wieħed waħda mhux iżda',
  pt: 'o os as um uma e de do da dos das que em no na nos nas para com por não se é ao à pelo pela mais como qual quais sua seu teu tua cada ou são esta este isto você depois',
  es: 'el la los las un una y de del que en para con por no se es al lo más como qué cuál tu tus su sus cada o son esta este esto cómo también muy pero hay sin sobre',
}
const sets = Object.entries(smallWords).map(
  ([tag, words]) => [tag, new Set(words.split(' '))] as const,
)

/** The languages written in a script of their own. */
const scripts = [
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
] as const

/** Fewer small words than this say nothing. */
const fewest = 3
/** How much more often the small words of the best language must occur than those of the second. */
const lead = 1.2

/**
 * The BCP 47 tag of the language in which most of a text is written; null when it is too short, or
 * two languages are equally likely.
 */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [tag, script] of scripts)
    if (letters > 0 && 2 * (text.match(script)?.length ?? 0) > letters) return tag
  const words = tokensOf(text).map(({ folded }) => folded)
  const [best, second] = sets
    .map(([tag, small]) => ({ tag, hits: words.filter((word) => small.has(word)).length }))
    .sort((one, other) => other.hits - one.hits)
  if (!best || best.hits < fewest || best.hits < lead * (second?.hits ?? 0)) return null
  return best.tag
}

type Language = { id: number; tag: string; published: boolean }

/** The id of the published language in which a text is written; null when that is unknown. */
export function textLanguageIn(text: string, languages: readonly Language[]): number | null {
  const tag = languageOf(text)
  const language = languages.find((one) => one.published && one.tag.split('-')[0] === tag)
  return language?.id ?? null
}
