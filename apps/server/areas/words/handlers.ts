import { apiError, notFound } from '../../api-error.ts'
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
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createSelectedExportHandler,
  createShowHandler,
  createVersionsExportHandler,
  createVersionsImportHandler,
} from '../content/shared-handlers.ts'
import { findPublishedLanguage } from '../languages/queries.ts'
import { findWall, wallRows, wordRows } from './queries.ts'
import { wordSheet } from './sheet.ts'

/** Everybody gets the same words, and a change of them may wait. */
const forTenMinutes = { 'cache-control': 'public, max-age=600' }

export const walls = api.walls.router({
  list: api.walls.list.handler(createListHandler(wallRows)),
  show: api.walls.show.handler(createShowHandler(wallRows)),
  add: api.walls.add.handler(createAddHandler(wallRows)),
  edit: api.walls.edit.handler(createEditHandler(wallRows)),
  remove: api.walls.remove.handler(createRemoveHandler(wallRows)),
  history: api.walls.history.handler(createHistoryHandler(wallRows)),
  removeMany: api.walls.removeMany.handler(createRemoveManyHandler(wallRows)),
  restore: api.walls.restore.handler(createRestoreHandler(wallRows)),
})

export const words = api.words.router({
  list: api.words.list.handler(createListHandlerWithChoices(wordRows, 'walls')),
  show: api.words.show.handler(createShowHandler(wordRows)),
  add: api.words.add.handler(createAddHandler(wordRows)),
  edit: api.words.edit.handler(createEditHandler(wordRows)),
  remove: api.words.remove.handler(createRemoveHandler(wordRows)),
  history: api.words.history.handler(createHistoryHandler(wordRows)),
  editMany: api.words.editMany.handler(createEditManyHandler(wordRows)),
  removeMany: api.words.removeMany.handler(createRemoveManyHandler(wordRows)),
  restore: api.words.restore.handler(createRestoreHandler(wordRows)),
  export: api.words.export.handler(createExportHandler(wordSheet)),
  exportSelected: api.words.exportSelected.handler(createSelectedExportHandler(wordSheet)),
  import: api.words.import.handler(createImportHandler(wordSheet)),
  languageExport: api.words.languageExport.handler(createVersionsExportHandler(wordSheet)),
  languageImport: api.words.languageImport.handler(createVersionsImportHandler(wordSheet)),
  trial: api.words.trial.handler(async ({ context, input: { params } }) => {
    const { db, limits, address } = context
    const retry_after = await limits.take('trialWords', address)
    if (retry_after > 0) throw apiError('too_many', { retry_after })
    const language = await findPublishedLanguage(db, params.language_id)
    if (!language) throw apiError('language_unknown')
    const wall = await findWall(db, 'school', { languageId: language.id, ageGroupId: 3 })
    if (wall?.language_id !== language.id) throw notFound()
    return { headers: forTenMinutes, body: { words: wall.words } }
  }),
})
