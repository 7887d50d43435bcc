import { scaleCount } from '@quartet/domain/forms.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { nameText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'
import { Id, route, signedIn } from '../route.ts'
import { AgeGroupId } from './cms.ts'

export const formStates = ['draft', 'active', 'retired'] as const

const Form = ContentRow.extend({
  title: z.string(),
  age_group_id: AgeGroupId,
  version: z.number().int(),
  status: z.enum(formStates),
  scale: z.array(z.string()),
  /** Whether the form has not yet proved reliable in its language (method D9). */
  pilot: z.boolean(),
  /** The numbers of existing questions, out of 28 statements and 3 open questions. */
  statements: z.number().int(),
  open: z.number().int(),
})
const Version = z.coerce
  .number<number>()
  .pipe(z.number().int().min(limits.form.version.min).max(limits.form.version.max))
export const FormDraft = ContentDraft.extend({
  title: nameText(limits.form.title, 'required'),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId),
  /**
   * Forms of one age group and version in several languages share their question numbers. A new
   * form gets the next version unless one is specified.
   */
  version: Version.nullable().optional(),
  /** The words for the answers 1 to 5. */
  scale: z.array(text(limits.form.scaleWord, 'required')).max(scaleCount).optional(),
  /** For new forms only: the form whose questions and scale words are copied. */
  copy_of: Id.nullable().optional(),
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
  beside: { forms: Choices },
})

const editAccess = signedIn('access_questions')
const byForm = z.object({ params: z.object({ id: Id }) })
/** The people affected by a change of a form. */
const Impact = z.object({
  /** People who are answering it now; they finish on this form. */
  running: z.number().int(),
  /** The number of stored answers to its questions. */
  answers: z.number().int(),
})
const MissingItems = z.object({
  /** Numbers from 1 to 31 without a question. */
  numbers: z.array(z.number().int()),
  /** Patterns with a count of statements other than seven. */
  patterns: z.array(z.object({ pattern: z.enum(patterns), count: z.number().int() })),
  /** The number of missing scale words, out of five. */
  scale: z.number().int(),
})
const QuestionItem = z.object({
  id: z.number().int(),
  number: z.number().int(),
  part: z.literal([1, 2]),
  text: z.string(),
  pattern: z.enum(patterns).nullable(),
})
const Quality = z.object({
  form: Form,
  /** People whose newest finished inventory was answered entirely on this form. */
  n: z.number().int(),
  patterns: z.array(
    z.object({
      pattern: z.enum(patterns),
      n: z.number().int(),
      /**
       * Null with fewer than five respondents, or when all scores are equal, because the figure
       * would reveal individual scores.
       */
      mean: z.number().nullable(),
      sd: z.number().nullable(),
      alpha: z.number().nullable(),
      /**
       * The correlation of each statement with the other six of its pattern; null below a hundred
       * people.
       */
      items: z
        .array(z.object({ number: z.number().int(), correlation: z.number().nullable() }))
        .nullable(),
    }),
  ),
})

export const forms = {
  list: form.list('POST /forms'),
  show: route(
    'GET /forms/show/{id}',
    editAccess,
    'A form as who takes it sees it, what it lacks, and whom a change of it reaches',
  )
    .input(byForm)
    .output(
      z.object({
        row: Form,
        versions: z.array(Form),
        /** People who have answered it or are answering it. */
        used_by: z.number().int(),
        questions: z.array(QuestionItem),
        missing: MissingItems,
        impact: Impact,
        /** The active form that this form would replace. */
        replaces: z
          .object({
            id: z.number().int(),
            title: z.string(),
            version: z.number().int(),
            impact: Impact,
          })
          .nullable(),
      }),
    ),
  add: form.add('POST /forms/add_form'),
  edit: form.edit('PUT /forms/update/{id}'),
  remove: form.remove('DELETE /forms/delete/{id}'),
  removeMany: form.removeMany('POST /forms/remove'),
  restore: form.restore('POST /forms/restore'),
  activate: route(
    'POST /forms/activate/{id}',
    editAccess,
    'From now on new inventories of its age and language begin on this form; the one before retires',
  )
    .input(byForm)
    .output(z.object({ row: Form })),
  retire: route(
    'POST /forms/retire/{id}',
    editAccess,
    'No new inventory begins on this form; those that have begun go on',
  )
    .input(byForm)
    .output(z.object({ row: Form })),
  quality: route(
    'GET /forms/quality',
    editAccess,
    'How well each form measures in its language: figures of everybody together, of nobody alone',
  ).output(z.object({ forms: z.array(Quality) })),
}
