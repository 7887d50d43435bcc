import { scaleCount } from '@quartet/domain/forms.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { nameText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource, Use } from '../resource.ts'
import { Id, route, signedIn } from '../route.ts'
import { AgeGroupId } from './cms.ts'

export const formStates = ['draft', 'active', 'retired'] as const

const Form = ContentRow.extend({
  title: z.string(),
  age_group_id: AgeGroupId,
  version: z.number().int(),
  status: z.enum(formStates),
  scale: z.array(z.string()),
  pilot: z
    .boolean()
    .describe('Whether the form has not yet proved reliable in its language (method D9).'),
  statements: z
    .number()
    .int()
    .describe('The numbers of existing questions, out of 28 statements and 3 open questions.'),
  open: z.number().int(),
  untranslated: z
    .number()
    .int()
    .describe(
      'The number of questions that still have the text of the form from which they were copied.',
    ),
})
Form.register(z.globalRegistry, { id: 'InventoryForm' })
const Version = z.coerce
  .number<number>()
  .pipe(z.number().int().min(limits.form.version.min).max(limits.form.version.max))
export const FormDraft = ContentDraft.extend({
  title: nameText(limits.form.title, 'required'),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId),
  version: Version.nullable()
    .optional()
    .describe(
      'Forms of one age group and version in several languages share their question numbers. A new form gets the next version unless one is specified.',
    ),
  scale: z
    .array(text(limits.form.scaleWord, 'required'))
    .max(scaleCount)
    .optional()
    .describe('The words for the answers 1 to 5.'),
  copy_of: Id.nullable()
    .optional()
    .describe(
      'For new forms only: the form of the same age whose questions and scale words are copied. From another language it copies what is already translated; the other questions keep their text and count as untranslated.',
    ),
})
const FormQuery = ContentQuery.extend({
  order_by: z
    .enum(['id', 'title', 'age_group_id', 'language_id', 'version', 'status', 'edited_at'])
    .default('id'),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
  status: z.enum(formStates).optional(),
})
export type FormView = z.infer<typeof Form>
export type FormListQuery = z.infer<typeof FormQuery>
export type FormDraft = z.infer<typeof FormDraft>

const form = resource({
  named: 'forms of the inventory',
  access: 'access_questions',
  row: Form,
  draft: FormDraft,
  query: FormQuery,
  errors: ['form_fixed'],
  beside: { forms: z.array(Choices.element.extend({ age_group_id: AgeGroupId })) },
})

const editAccess = signedIn('access_questions')
const byForm = z.object({ params: z.object({ id: Id }) })
const Impact = z.object({
  running: z.number().int().describe('People who are answering it now; they finish on this form.'),
  answers: z.number().int().describe('The number of stored answers to its questions.'),
})
Impact.register(z.globalRegistry, {
  id: 'FormImpact',
  description: 'The people affected by a change of a form.',
})
export const MissingItems = z.object({
  numbers: z.array(z.number().int()).describe('Numbers from 1 to 31 without a question.'),
  untranslated: z
    .array(z.number().int())
    .describe('Numbers of the questions that are not translated into the language of the form.'),
  patterns: z
    .array(z.object({ pattern: z.enum(patterns), count: z.number().int() }))
    .describe('Patterns with a count of statements other than seven.'),
  scale: z.number().int().describe('The number of missing scale words, out of five.'),
})
MissingItems.register(z.globalRegistry, { id: 'FormMissingItems' })
const QuestionItem = z.object({
  id: z.number().int(),
  number: z.number().int(),
  part: z.literal([1, 2]),
  text: z.string(),
  pattern: z.enum(patterns).nullable(),
  untranslated: z.boolean(),
})
QuestionItem.register(z.globalRegistry, { id: 'FormQuestionView' })
const Quality = z.object({
  form: Form,
  n: z
    .number()
    .int()
    .describe('People whose newest finished inventory was answered entirely on this form.'),
  patterns: z.array(
    z.object({
      pattern: z.enum(patterns),
      n: z.number().int(),
      mean: z
        .number()
        .nullable()
        .describe(
          'Null with fewer than five respondents, or when all scores are equal, because the figure would reveal individual scores.',
        ),
      sd: z.number().nullable(),
      alpha: z.number().nullable(),
      items: z
        .array(z.object({ number: z.number().int(), correlation: z.number().nullable() }))
        .nullable()
        .describe(
          'The correlation of each statement with the other six of its pattern; null below a hundred people.',
        ),
    }),
  ),
})
Quality.register(z.globalRegistry, { id: 'FormQuality' })

export const forms = {
  list: form.list('POST /forms'),
  show: route(
    'GET /forms/show/{id}',
    editAccess,
    'A form as who takes it sees it, what it lacks, and whom a change of it reaches',
    { errors: ['not_found'] },
  )
    .input(byForm)
    .output(
      z.object({
        row: Form,
        versions: z.array(Form),
        uses: z.array(Use).describe('People who have answered it or are answering it.'),
        questions: z.array(QuestionItem),
        missing: MissingItems,
        impact: Impact,
        replaces: z
          .object({
            id: z.number().int(),
            title: z.string(),
            version: z.number().int(),
            impact: Impact,
          })
          .nullable()
          .describe('The active form that this form would replace.'),
      }),
    ),
  add: form.add('POST /forms/add_form'),
  edit: form.edit('PUT /forms/update/{id}'),
  remove: form.remove('DELETE /forms/delete/{id}'),
  history: form.history('GET /forms/history/{id}'),
  removeMany: form.removeMany('POST /forms/remove'),
  restore: form.restore('POST /forms/restore'),
  activate: route(
    'POST /forms/activate/{id}',
    editAccess,
    'From now on new inventories of its age and language begin on this form; the one before retires',
    { errors: ['form_state', 'row_unknown', 'form_incomplete'] },
  )
    .input(byForm)
    .output(z.object({ row: Form })),
  retire: route(
    'POST /forms/retire/{id}',
    editAccess,
    'No new inventory begins on this form; those that have begun go on',
    { errors: ['row_unknown', 'form_state', 'form_last'] },
  )
    .input(byForm)
    .output(z.object({ row: Form })),
  quality: route(
    'GET /forms/quality',
    editAccess,
    'How well each form measures in its language: figures of everybody together, of nobody alone',
  ).output(z.object({ forms: z.array(Quality) })),
}
