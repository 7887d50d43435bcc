import { api } from '../../http/context.ts'
import {
  createAddHandler,
  createEditHandler,
  createEditManyHandler,
  createExportHandler,
  createHistoryHandler,
  createImportHandler,
  createListHandler,
  createOrderHandler,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createSelectedExportHandler,
  createShowHandler,
} from '../content/shared-handlers.ts'
import { topicRows } from './queries.ts'
import { topicSheet } from './sheet.ts'

export const topics = api.topics.router({
  list: api.topics.list.handler(createListHandler(topicRows)),
  show: api.topics.show.handler(createShowHandler(topicRows)),
  add: api.topics.add.handler(createAddHandler(topicRows)),
  edit: api.topics.edit.handler(createEditHandler(topicRows)),
  remove: api.topics.remove.handler(createRemoveHandler(topicRows)),
  history: api.topics.history.handler(createHistoryHandler(topicRows)),
  editMany: api.topics.editMany.handler(createEditManyHandler(topicRows)),
  removeMany: api.topics.removeMany.handler(createRemoveManyHandler(topicRows)),
  restore: api.topics.restore.handler(createRestoreHandler(topicRows)),
  order: api.topics.order.handler(createOrderHandler(topicRows)),
  export: api.topics.export.handler(createExportHandler(topicSheet)),
  exportSelected: api.topics.exportSelected.handler(createSelectedExportHandler(topicSheet)),
  import: api.topics.import.handler(createImportHandler(topicSheet)),
})
