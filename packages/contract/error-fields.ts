import { z } from 'zod'
import { MissingItems } from './areas/inventory-forms.ts'
import { languageGates } from './areas/languages.ts'
import { ResultReview } from './areas/reviews.ts'
import { WholeTask } from './areas/tasks-schemas.ts'
import { WholeTeamTask } from './areas/teams-tasks.ts'
import type { ErrorName } from './errors.ts'
import { type FieldCode, fieldMessages } from './fields.ts'
import { maxExported, sheetLimits } from './limits.ts'
import { SheetError } from './resource.ts'

/** An error of one field. `invalid` is the code of a value without a message of its own. */
const FieldProblem = z.object({
  path: z.string().describe('The field, with dots for nested ones: `email`, `answers.3.value`.'),
  code: z
    .enum(['invalid', ...(Object.keys(fieldMessages) as [FieldCode, ...FieldCode[]])])
    .describe('`invalid` for a value without a message of its own.'),
  message: z.string(),
})
FieldProblem.register(z.globalRegistry, { id: 'FieldError' })

const numbers = (description: string) => z.array(z.number().int()).describe(description)
const sheetErrors = {
  errors: z.array(SheetError).describe('The first 200 errors.'),
  error_count: z.number().int(),
}
/** Whether a solved captcha lets the caller continue. */
const captcha = z.literal(true).optional().describe('A solved captcha lets the caller continue.')

/** What an error carries beside its name and message. */
export const errorFields = {
  invalid: { fields: z.array(FieldProblem).describe('At most 50, one for each field.') },
  locked: { captcha },
  too_many: { captcha },
  mail_paused: { captcha },
  captcha_wrong: { captcha },
  captcha_used: { captcha },
  unverified: {
    show_verify: z.literal(true),
    sign_up: z.string().describe('To be sent with the code, which is in the mail.'),
    mail_after: z
      .number()
      .int()
      .optional()
      .describe('Seconds until the code can be mailed, when it was not mailed now.'),
  },
  account_closing: { erase_from: z.iso.datetime() },
  account_closing_family: { erase_from: z.iso.datetime() },
  retake_too_early: { from: z.iso.datetime().describe('When the next inventory may begin.') },
  contact_too_early: { from: z.iso.datetime().describe('When it can be requested again.') },
  team_too_large: { most: z.number().int().describe('The most people it can have.') },
  question_unknown: { question_ids: numbers('Those that are not part of the inventory.') },
  answer_misplaced: { question_ids: numbers('Those with the wrong kind of answer.') },
  items_open: { numbers: numbers('The numbers of the questions without an answer.') },
  statement_unknown: { attribute_ids: numbers('Those that no longer exist.').optional() },
  /** The task as it is now. */
  task_changed: { task: WholeTask },
  team_task_changed: { task: WholeTeamTask },
  result_decided: { review: ResultReview.nullable().describe('The decision of now.') },
  role_used: {
    people: z.number().int().describe('How many people have it.'),
    in_bin: z.number().int().describe('How many of them are in the bin.'),
  },
  row_changed: {
    count: z.number().int().describe('How many people it is about now.').optional(),
  },
  form_incomplete: { missing: MissingItems },
  language_incomplete: { missing: z.array(z.enum(languageGates)) },
  sheet_unknown: { sent: z.string().describe('The ending of the file that was sent.').optional() },
  sheet_too_long: {
    max: z.literal([sheetLimits.content.rows, sheetLimits.roster.rows, maxExported]).optional(),
  },
  places_missing: { missing: z.number().int().describe('How many places are missing.') },
  sheet_wrong: sheetErrors,
} as const satisfies Partial<Record<ErrorName, z.core.$ZodLooseShape>>
