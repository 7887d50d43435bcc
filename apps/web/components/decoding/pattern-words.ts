import type { NeededDegree } from '@quartet/domain/demand.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { i18next } from '../../i18n/texts.ts'

export const patternName = (pattern: Pattern) => i18next.t(`pattern.${pattern}`)

/** How much a task needs, in a plain word, and the method's term for it: Mainly (Use First). */
export function neededName(degree: NeededDegree) {
  const word = i18next.t(`decode.needed_${degree}`)
  return degree === 'Low' ? word : `${word} (${i18next.t(`band.${degree}`)})`
}
