import type { Area } from '@quartet/domain/areas.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import type { WallWord } from '@quartet/domain/wall.ts'

/** A word wall of one area in one language; `children` is that of age group 1 (method D15). Words are in lower case unless the language writes a capital. */
export type Wall = { title: string; area: Area; children: boolean; words: Record<Pattern, readonly Omit<WallWord, 'pattern'>[]> }
