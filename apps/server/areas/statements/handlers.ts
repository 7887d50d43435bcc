import { api } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  importing,
  listing,
  listingWith,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { questionRows, statementRows } from './queries.ts'
import { statementSheet } from './sheet.ts'

export const statementQuestions = api.statementQuestions.router({
  list: api.statementQuestions.list.handler(listing(questionRows)),
  show: api.statementQuestions.show.handler(showing(questionRows)),
  add: api.statementQuestions.add.handler(adding(questionRows)),
  edit: api.statementQuestions.edit.handler(editing(questionRows)),
  remove: api.statementQuestions.remove.handler(removing(questionRows)),
  removeMany: api.statementQuestions.removeMany.handler(removingMany(questionRows)),
  restore: api.statementQuestions.restore.handler(restoring(questionRows)),
  order: api.statementQuestions.order.handler(ordering(questionRows)),
})

export const teamStatements = api.teamStatements.router({
  list: api.teamStatements.list.handler(listingWith(statementRows, 'questions')),
  show: api.teamStatements.show.handler(showing(statementRows)),
  add: api.teamStatements.add.handler(adding(statementRows)),
  edit: api.teamStatements.edit.handler(editing(statementRows)),
  remove: api.teamStatements.remove.handler(removing(statementRows)),
  removeMany: api.teamStatements.removeMany.handler(removingMany(statementRows)),
  restore: api.teamStatements.restore.handler(restoring(statementRows)),
  order: api.teamStatements.order.handler(ordering(statementRows)),
  export: api.teamStatements.export.handler(exporting(statementSheet)),
  import: api.teamStatements.import.handler(importing(statementSheet)),
})
