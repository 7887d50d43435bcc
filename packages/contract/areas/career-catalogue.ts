import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'
import { Id } from '../route.ts'

const CareerQuestion = ContentRow.extend({ title: z.string() })
CareerQuestion.register(z.globalRegistry, {
  id: 'CareerQuestion',
  description: 'A question of the Personal Work Profile (method D24).',
})
export const CareerQuestionDraft = ContentDraft.extend({
  title: text(limits.statement.title, 'required'),
})
const CareerQuestionQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'title', 'language_id', 'order', 'edited_at']).default('id'),
})
export type CareerQuestionView = z.infer<typeof CareerQuestion>
export type CareerQuestionListQuery = z.infer<typeof CareerQuestionQuery>
const question = resource({
  named: 'questions of the career statements',
  access: 'access_strategies',
  row: CareerQuestion,
  draft: CareerQuestionDraft,
  query: CareerQuestionQuery,
})

const CareerStatement = ContentRow.extend({
  title: z.string(),
  question_id: z.number().int(),
  question: z.string(),
  pattern: z.enum(patterns),
  type: z.enum(bands),
})
CareerStatement.register(z.globalRegistry, { id: 'CareerStatement' })
export const CareerStatementDraft = ContentDraft.extend({
  title: text(limits.statement.title, 'required'),
  question_id: z.coerce.number<number>().pipe(Id),
  pattern: z.enum(patterns),
  type: z.enum(bands),
})
const CareerStatementQuery = ContentQuery.extend({
  order_by: z
    .enum(['id', 'title', 'question', 'pattern', 'type', 'language_id', 'order', 'edited_at'])
    .default('id'),
  pattern: z.enum(patterns).optional(),
  type: z.enum(bands).optional(),
  question_id: Id.optional(),
})
export type CareerStatementView = z.infer<typeof CareerStatement>
export type CareerStatementListQuery = z.infer<typeof CareerStatementQuery>
const statement = resource({
  named: 'career statements',
  access: 'access_strategies',
  row: CareerStatement,
  draft: CareerStatementDraft,
  query: CareerStatementQuery,
  beside: { questions: Choices },
})

export const careerQuestions = {
  list: question.list('POST /career/statements/questions'),
  show: question.show('GET /career/statements/questions/show/{id}'),
  add: question.add('POST /career/statements/questions/add/statement'),
  edit: question.edit('PUT /career/statements/questions/edit/{id}'),
  remove: question.remove('DELETE /career/statements/questions/delete/{id}'),
  history: question.history('GET /career/statements/questions/history/{id}'),
  removeMany: question.removeMany('POST /career/statements/questions/remove'),
  restore: question.restore('POST /career/statements/questions/restore'),
  order: question.order('PUT /career/statements/questions/order'),
  export: question.export('POST /career/statements/questions/export'),
  exportSelected: question.exportSelected('POST /career/statements/questions/export/selected'),
  import: question.import('POST /career/statements/questions/import'),
}

export const careerStatements = {
  list: statement.list('POST /career/statements'),
  show: statement.show('GET /career/statements/show/{id}'),
  add: statement.add('POST /career/statements/add/statement'),
  edit: statement.edit('PUT /career/statements/edit/statement/{id}'),
  editMany: statement.editMany('PUT /career/statements/update_many', {
    pattern: CareerStatementDraft.shape.pattern,
    type: CareerStatementDraft.shape.type,
  }),
  remove: statement.remove('DELETE /career/statements/delete/statement/{id}'),
  history: statement.history('GET /career/statements/history/{id}'),
  removeMany: statement.removeMany('POST /career/statements/remove'),
  restore: statement.restore('POST /career/statements/restore'),
  order: statement.order('PUT /career/statements/order'),
  export: statement.export('POST /career/statements/export'),
  exportSelected: statement.exportSelected('POST /career/statements/export/selected'),
  import: statement.import('POST /career/statements/import'),
}
