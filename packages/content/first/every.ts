import { arabic } from './ar.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { FirstContent } from './first-content.ts'
import { german } from './ge.ts'
import { italian } from './it.ts'
import { maltese } from './mt.ts'
import { portuguese } from './pt.ts'

/**
 * The content by language id (languages.ts). It is megabytes in size, so only the code that loads
 * it into a database should import it.
 */
export const firstContent: Readonly<Record<number, FirstContent>> = {
  1: english,
  2: german,
  3: italian,
  4: greek,
  5: maltese,
  6: portuguese,
  7: spanish,
  8: arabic,
}
