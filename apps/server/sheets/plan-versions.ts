import type { Db } from '../db/db.ts'
import type { ListRow } from '../lists/rows.ts'
import { firstLanguage, readLocales, type Sheet, textsIn, versionsOf } from './area-sheet.ts'
import { choiceUnknown, explainIssue } from './cell-errors.ts'
import {
  emptyPlan,
  errorsOf,
  isBroken,
  isId,
  type Plan,
  planned,
  rowsById,
  rowsUnder,
  type Values,
} from './plan-parts.ts'
import type { ReceivedSheet } from './sheet.ts'

/**
 * Computes what a spreadsheet of language versions would change. Rows whose targets are all blank
 * count as unchanged.
 */
export const planVersions = (db: Db, sheet: Sheet, received: ReceivedSheet) =>
  planned(readVersions(db, sheet, received), received)

async function readVersions(db: Db, sheet: Sheet, received: ReceivedSheet): Promise<Plan> {
  const { texts } = versionsOf(sheet)
  const headings = ['id', 'language', ...texts.map((name) => `target_${name}`)]
  const locales = await readLocales(db)
  const others = locales.all.filter((locale) => locales.idOf(locale) !== firstLanguage)
  const siblingOf = await readSiblings(db, sheet)
  const byLanguage = new Map<number, Versions>()
  const orphans = new Set<string>()
  const plan = emptyPlan()
  for await (const { rows, at } of rowsUnder(headings, received, plan)) {
    const sources = await rowsById(db, sheet, rows.map((row) => Number(at(row, 'id'))).filter(isId))
    for (const row of rows) {
      const wrong = errorsOf(plan, row, { headings, at })
      const targets = Object.fromEntries(texts.map((name) => [name, at(row, `target_${name}`)]))
      if (Object.values(targets).every((text) => text === '')) {
        plan.unchanged++
        continue
      }
      const source = sources.get(Number(at(row, 'id')))
      const languageId = locales.idOf(at(row, 'language'))
      if (!source) wrong('id', 'row_unknown')
      if (languageId === undefined || languageId === firstLanguage)
        wrong('language', () => choiceUnknown(others))
      if (!source || languageId === undefined || languageId === firstLanguage) continue
      const versions = byLanguage.get(languageId) ?? (await versionsIn(db, sheet, languageId))
      byLanguage.set(languageId, versions)
      const key = String(source.group_key)
      const first = versions.named.get(key)
      if (first) wrong('id', () => ({ reason: 'row_repeated', of: first }))
      else versions.named.set(key, row.row)
      const before = versions.living.get(key) ?? versions.inBin.get(key) ?? null
      const broken = texts.filter((name) => isBroken(targets[name] ?? '', before?.[name]))
      for (const name of broken) wrong(`target_${name}`, 'formula_broken')
      const place = siblingOf(source, languageId, before)
      if (!place) {
        const parent = `${source[parentOf(sheet)]} ${languageId}`
        // one error says it for all rows of the same parent
        if (!orphans.has(parent)) wrong('language', 'sibling_missing')
        orphans.add(parent)
        continue
      }
      const parsed = sheet.draft.safeParse({
        ...draftOf(sheet, before ?? source),
        ...place,
        ...targets,
      })
      for (const issue of parsed.error?.issues ?? [])
        wrong(`target_${String(issue.path[0])}`, () =>
          explainIssue(issue, { kind: 'text', choices: undefined, locales }),
        )
      if (!parsed.success || broken.length > 0) continue
      if (before?.removed === 0 && texts.every((name) => before[name] === parsed.data[name]))
        plan.unchanged++
      else
        plan.planned.push({
          row: row.row,
          draft: {
            ...parsed.data,
            ...sheet.rows.fixed,
            group_key: source.group_key,
            ...('order' in source && { order: source.order }),
          },
          before,
          source: source.id,
        })
    }
  }
  return plan
}

const parentOf = (sheet: Sheet) => versionsOf(sheet).parent?.column ?? ''

/**
 * Returns a function that gives the field which sets the language of a version: its own field or
 * its parent. Undefined if the parent has no sibling in that language.
 */
async function readSiblings(db: Db, sheet: Sheet) {
  const { parent } = versionsOf(sheet)
  if (!parent) return (_: Values, language_id: number) => ({ language_id })
  const { rows } = await db.execute<{ id: number; language_id: number; sibling: number }>(
    parent.siblings,
  )
  const siblings = new Map(
    rows.map(({ id, language_id, sibling }) => [`${id} ${language_id}`, sibling]),
  )
  return (source: Values, languageId: number, before: Values | null) => {
    if (before) return {}
    const sibling = siblings.get(`${source[parent.column]} ${languageId}`)
    return sibling === undefined ? undefined : { [parent.column]: sibling }
  }
}

type Versions = {
  living: Map<string, ListRow & Values>
  inBin: Map<string, ListRow & Values>
  /** The row numbers in the spreadsheet, by the key of the versions. */
  named: Map<string, number>
}

const versionsIn = async (db: Db, sheet: Sheet, languageId: number): Promise<Versions> => ({
  living: await textsIn(db, sheet, languageId),
  inBin: await textsIn(db, sheet, languageId, 1),
  named: new Map(),
})

const draftOf = ({ columns }: Sheet, row: Values) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]]))
