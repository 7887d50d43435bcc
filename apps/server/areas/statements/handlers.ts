import { os } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  importing,
  listing,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { questionRows, statementRows } from './queries.ts'
import { statementSheet } from './sheet.ts'

export const statementQuestions = os.statementQuestions.router({
  list: os.statementQuestions.list.handler(listing(questionRows)),
  show: os.statementQuestions.show.handler(showing(questionRows)),
  add: os.statementQuestions.add.handler(adding(questionRows)),
  edit: os.statementQuestions.edit.handler(editing(questionRows)),
  remove: os.statementQuestions.remove.handler(removing(questionRows)),
  removeMany: os.statementQuestions.removeMany.handler(removingMany(questionRows)),
  restore: os.statementQuestions.restore.handler(restoring(questionRows)),
  order: os.statementQuestions.order.handler(ordering(questionRows)),
})

export const teamStatements = os.teamStatements.router({
  list: os.teamStatements.list.handler(listing(statementRows)),
  show: os.teamStatements.show.handler(showing(statementRows)),
  add: os.teamStatements.add.handler(adding(statementRows)),
  edit: os.teamStatements.edit.handler(editing(statementRows)),
  remove: os.teamStatements.remove.handler(removing(statementRows)),
  removeMany: os.teamStatements.removeMany.handler(removingMany(statementRows)),
  restore: os.teamStatements.restore.handler(restoring(statementRows)),
  order: os.teamStatements.order.handler(ordering(statementRows)),
  export: os.teamStatements.export.handler(exporting(statementSheet)),
  import: os.teamStatements.import.handler(importing(statementSheet)),
})
