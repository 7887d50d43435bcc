import { api } from '../../http/context.ts'
import {
  createAddHandler,
  createEditHandler,
  createEditManyHandler,
  createExportHandler,
  createHistoryHandler,
  createImportHandler,
  createListHandler,
  createListHandlerWithChoices,
  createOrderHandler,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createSelectedExportHandler,
  createShowHandler,
} from '../content/shared-handlers.ts'
import { questionRows, statementRows } from './queries.ts'
import { questionSheet, statementSheet } from './sheet.ts'

export const statementQuestions = api.statementQuestions.router({
  list: api.statementQuestions.list.handler(createListHandler(questionRows)),
  show: api.statementQuestions.show.handler(createShowHandler(questionRows)),
  add: api.statementQuestions.add.handler(createAddHandler(questionRows)),
  edit: api.statementQuestions.edit.handler(createEditHandler(questionRows)),
  remove: api.statementQuestions.remove.handler(createRemoveHandler(questionRows)),
  history: api.statementQuestions.history.handler(createHistoryHandler(questionRows)),
  removeMany: api.statementQuestions.removeMany.handler(createRemoveManyHandler(questionRows)),
  restore: api.statementQuestions.restore.handler(createRestoreHandler(questionRows)),
  order: api.statementQuestions.order.handler(createOrderHandler(questionRows)),
  export: api.statementQuestions.export.handler(createExportHandler(questionSheet)),
  exportSelected: api.statementQuestions.exportSelected.handler(
    createSelectedExportHandler(questionSheet),
  ),
  import: api.statementQuestions.import.handler(createImportHandler(questionSheet)),
})

export const teamStatements = api.teamStatements.router({
  list: api.teamStatements.list.handler(createListHandlerWithChoices(statementRows, 'questions')),
  show: api.teamStatements.show.handler(createShowHandler(statementRows)),
  add: api.teamStatements.add.handler(createAddHandler(statementRows)),
  edit: api.teamStatements.edit.handler(createEditHandler(statementRows)),
  remove: api.teamStatements.remove.handler(createRemoveHandler(statementRows)),
  history: api.teamStatements.history.handler(createHistoryHandler(statementRows)),
  editMany: api.teamStatements.editMany.handler(createEditManyHandler(statementRows)),
  removeMany: api.teamStatements.removeMany.handler(createRemoveManyHandler(statementRows)),
  restore: api.teamStatements.restore.handler(createRestoreHandler(statementRows)),
  order: api.teamStatements.order.handler(createOrderHandler(statementRows)),
  export: api.teamStatements.export.handler(createExportHandler(statementSheet)),
  exportSelected: api.teamStatements.exportSelected.handler(
    createSelectedExportHandler(statementSheet),
  ),
  import: api.teamStatements.import.handler(createImportHandler(statementSheet)),
})
