import { fieldMessages } from '@quartet/contract/fields.ts'
import type { z } from 'zod'
import type { CellKind, Locales } from './area-sheet.ts'
import type { Explanation } from './plan-parts.ts'

/** Maximum number of allowed values in an error. */
const maxAllowed = 20

/** The error for a value that is none of the allowed ones. */
export const choiceUnknown = (values: readonly string[]): Explanation => ({
  reason: 'choice_unknown',
  allowed: values.slice(0, maxAllowed),
  of: values.length,
})

type Cell = { kind: CellKind; choices: ReadonlyMap<string, unknown> | undefined; locales: Locales }

/** The error for an issue that the schema of a row found in a cell, with what the cell may contain. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  { kind, choices, locales }: Cell,
): Explanation {
  if (kind === 'language') return choiceUnknown(locales.all)
  if (kind === 'yes_no') return choiceUnknown(['yes', 'no'])
  if (choices) return choiceUnknown([...choices.keys()])
  if (issue.code === 'invalid_value') return choiceUnknown(issue.values.map(String))
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { reason: 'too_long', of: Number(issue.maximum) }
  if (issue.message in fieldMessages) return { reason: issue.message }
  return { reason: kind === 'number' ? 'number_wrong' : 'invalid' }
}
