import { patternAt } from '@quartet/domain/forms.ts'
import { itemCount, openCount } from '@quartet/domain/inventory.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'
import { Id } from '../route.ts'
import { AgeGroupId } from './cms.ts'

const Question = ContentRow.extend({
  form_id: z.number().int(),
  form: z.string(),
  age_group_id: AgeGroupId,
  number: z.number().int(),
  part: z.literal([1, 2]),
  pattern: z.enum(patterns).nullable(),
  text: z.string(),
  untranslated: z
    .boolean()
    .describe('Whether it still has the text, in another language, with which it was copied.'),
})
Question.register(z.globalRegistry, {
  id: 'FormQuestion',
  description:
    'A question of a form, in the form’s language, ordered by its number. Its versions are the questions with the same number in the sibling forms (method D3).',
})
const QuestionNumber = z.coerce.number<number>().pipe(
  z
    .number()
    .int({ error: 'question_number' })
    .min(1, { error: 'question_number' })
    .max(itemCount + openCount, { error: 'question_number' }),
)
export const QuestionDraft = ContentDraft.extend({
  language_id: Id.optional().describe(
    'For new versions only, instead of `form_id`: the language of the sibling form.',
  ),
  form_id: z.coerce.number<number>().pipe(Id),
  number: QuestionNumber,
  pattern: z
    .enum(patterns)
    .nullable()
    .optional()
    .describe('Optional, because it follows from the number.'),
  text: text(limits.question.text, 'required'),
}).refine(({ number, pattern }) => pattern == null || pattern === patternAt(number), {
  path: ['pattern'],
  error: 'pattern_of_number',
})
const QuestionQuery = ContentQuery.extend({
  order_by: z
    .enum(['id', 'number', 'text', 'pattern', 'form', 'language_id', 'edited_at'])
    .default('id'),
  form_id: Id.optional(),
  pattern: z.enum(patterns).optional(),
  part: z.coerce
    .number<number>()
    .pipe(z.literal([1, 2]))
    .optional(),
})
export type QuestionView = z.infer<typeof Question>
export type QuestionListQuery = z.infer<typeof QuestionQuery>
export type QuestionDraft = z.infer<typeof QuestionDraft>

const question = resource({
  named: 'questions of the inventory',
  access: 'access_questions',
  row: Question,
  draft: QuestionDraft,
  query: QuestionQuery,
  errors: ['form_fixed'],
  beside: { forms: Choices },
})

export const questions = {
  list: question.list('POST /questions'),
  show: question.show('GET /questions/show/{id}'),
  add: question.add('POST /questions/add_question'),
  edit: question.edit('PUT /questions/update/{id}'),
  remove: question.remove('DELETE /questions/delete/{id}'),
  history: question.history('GET /questions/history/{id}'),
  removeMany: question.removeMany('POST /questions/remove'),
  restore: question.restore('POST /questions/restore'),
  export: question.export('POST /questions/export'),
  exportSelected: question.exportSelected('POST /questions/export/selected'),
  import: question.import('POST /questions/import'),
  languageExport: question.languageExport('POST /questions-language/export'),
  languageImport: question.languageImport('POST /questions-language/import'),
}
