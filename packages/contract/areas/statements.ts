import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'
import { Id } from '../route.ts'
import { AgeGroupId } from './cms.ts'

const kinds = ['bring', 'need'] as const

const StatementQuestion = ContentRow.extend({ title: z.string(), kind: z.enum(kinds) })
StatementQuestion.register(z.globalRegistry, {
  id: 'StatementQuestion',
  description:
    'A question under which team members pick statements: what they bring to a team, or what they need from it (method D20).',
})
export const StatementQuestionDraft = ContentDraft.extend({
  title: text(limits.statement.title, 'required'),
  kind: z.enum(kinds),
})
const StatementQuestionQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'title', 'kind', 'language_id', 'order', 'edited_at']).default('id'),
  kind: z.enum(kinds).optional(),
})
export type StatementQuestionView = z.infer<typeof StatementQuestion>
export type StatementQuestionListQuery = z.infer<typeof StatementQuestionQuery>
const question = resource({
  named: 'questions of the team statements',
  access: 'access_strategies',
  row: StatementQuestion,
  draft: StatementQuestionDraft,
  query: StatementQuestionQuery,
})

const TeamStatement = ContentRow.extend({
  title: z.string(),
  question_id: z.number().int(),
  question: z.string(),
  pattern: z.enum(patterns),
  type: z.enum(bands),
  age_group_id: AgeGroupId,
})
TeamStatement.register(z.globalRegistry, { id: 'TeamStatement' })
export const TeamStatementDraft = ContentDraft.extend({
  title: text(limits.statement.title, 'required'),
  question_id: z.coerce.number<number>().pipe(Id),
  pattern: z.enum(patterns),
  type: z.enum(bands),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId),
})
const TeamStatementQuery = ContentQuery.extend({
  order_by: z
    .enum([
      'id',
      'title',
      'question',
      'pattern',
      'type',
      'age_group_id',
      'language_id',
      'order',
      'edited_at',
    ])
    .default('id'),
  pattern: z.enum(patterns).optional(),
  type: z.enum(bands).optional(),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
  question_id: Id.optional(),
})
export type TeamStatementView = z.infer<typeof TeamStatement>
export type TeamStatementListQuery = z.infer<typeof TeamStatementQuery>
const statement = resource({
  named: 'team statements',
  access: 'access_strategies',
  row: TeamStatement,
  draft: TeamStatementDraft,
  query: TeamStatementQuery,
  beside: { questions: Choices },
})

export const statementQuestions = {
  list: question.list('POST /statements/questions'),
  show: question.show('GET /statements/questions/show/{id}'),
  add: question.add('POST /statements/questions/add/statement'),
  edit: question.edit('PUT /statements/questions/edit/{id}'),
  remove: question.remove('DELETE /statements/questions/delete/{id}'),
  history: question.history('GET /statements/questions/history/{id}'),
  removeMany: question.removeMany('POST /statements/questions/remove'),
  restore: question.restore('POST /statements/questions/restore'),
  order: question.order('PUT /statements/questions/order'),
  export: question.export('POST /statements/questions/export'),
  exportSelected: question.exportSelected('POST /statements/questions/export/selected'),
  import: question.import('POST /statements/questions/import'),
}

export const teamStatements = {
  list: statement.list('POST /statements'),
  show: statement.show('GET /statements/show/{id}'),
  add: statement.add('POST /statements/add/statement'),
  edit: statement.edit('PUT /statements/edit/statement/{id}'),
  editMany: statement.editMany('PUT /statements/update_many', {
    pattern: TeamStatementDraft.shape.pattern,
    type: TeamStatementDraft.shape.type,
    age_group_id: TeamStatementDraft.shape.age_group_id,
  }),
  remove: statement.remove('DELETE /statements/delete/statement/{id}'),
  history: statement.history('GET /statements/history/{id}'),
  removeMany: statement.removeMany('POST /statements/remove'),
  restore: statement.restore('POST /statements/restore'),
  order: statement.order('PUT /statements/order'),
  export: statement.export('POST /statements/export'),
  exportSelected: statement.exportSelected('POST /statements/export/selected'),
  import: statement.import('POST /statements/import'),
}
