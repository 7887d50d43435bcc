import { api } from '../../http/context.ts'
import {
  createAddHandler,
  createEditHandler,
  createExportHandler,
  createImportHandler,
  createListHandler,
  createListHandlerWithChoices,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createShowHandler,
  createVersionsExportHandler,
  createVersionsImportHandler,
} from '../content/shared-handlers.ts'
import { wallRows, wordRows } from './queries.ts'
import { wordSheet } from './sheet.ts'

export const walls = api.walls.router({
  list: api.walls.list.handler(createListHandler(wallRows)),
  show: api.walls.show.handler(createShowHandler(wallRows)),
  add: api.walls.add.handler(createAddHandler(wallRows)),
  edit: api.walls.edit.handler(createEditHandler(wallRows)),
  remove: api.walls.remove.handler(createRemoveHandler(wallRows)),
  removeMany: api.walls.removeMany.handler(createRemoveManyHandler(wallRows)),
  restore: api.walls.restore.handler(createRestoreHandler(wallRows)),
})

export const words = api.words.router({
  list: api.words.list.handler(createListHandlerWithChoices(wordRows, 'walls')),
  show: api.words.show.handler(createShowHandler(wordRows)),
  add: api.words.add.handler(createAddHandler(wordRows)),
  edit: api.words.edit.handler(createEditHandler(wordRows)),
  remove: api.words.remove.handler(createRemoveHandler(wordRows)),
  removeMany: api.words.removeMany.handler(createRemoveManyHandler(wordRows)),
  restore: api.words.restore.handler(createRestoreHandler(wordRows)),
  export: api.words.export.handler(createExportHandler(wordSheet)),
  import: api.words.import.handler(createImportHandler(wordSheet)),
  languageExport: api.words.languageExport.handler(createVersionsExportHandler(wordSheet)),
  languageImport: api.words.languageImport.handler(createVersionsImportHandler(wordSheet)),
})
