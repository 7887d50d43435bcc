import type { Area } from '@quartet/domain/areas.ts'
import { splitCell } from '@quartet/domain/list-cell.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import type { WallWord } from '@quartet/domain/wall.ts'
import { readTable } from '../table.ts'

export type WallKey = 'school' | 'school-children' | 'work' | 'career'
/** A word wall of one area in one language; `children` means for age group 1 (method D15). */
export type Wall = { key: WallKey; area: Area; children: boolean; words: readonly WallWord[] }

/** Reads the four walls of a language, for code that needs them without a database. */
export function readWalls(locale: string): Wall[] {
  const words = Map.groupBy(readTable('words', locale).rows, ({ cells }) => cells.wall_id)
  return readTable('walls', locale).rows.map(({ cells }) => ({
    key: cells.id as WallKey,
    area: cells.area as Area,
    children: cells.children === 'yes',
    words: (words.get(cells.id) ?? []).map(({ cells: word }) => ({
      text: word.text ?? '',
      forms: splitCell(word.forms ?? ''),
      pattern: word.pattern as Pattern,
      weight: Number(word.weight) as WallWord['weight'],
    })),
  }))
}

export function readWall(locale: string, key: WallKey): Wall {
  const wall = readWalls(locale).find((one) => one.key === key)
  if (!wall) throw new Error(`there is no wall ${key} in ${locale}`)
  return wall
}
