import { fieldErrors } from '../../api-error.ts'
import { api, type Context } from '../../http/context.ts'
import {
  createAddHandler,
  createEditHandler,
  createEditManyHandler,
  createExportHandler,
  createHistoryHandler,
  createImportHandler,
  createListHandlerWithChoices,
  createOrderHandler,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createSelectedExportHandler,
  createShowHandler,
  createVersionsExportHandler,
  createVersionsImportHandler,
} from '../content/shared-handlers.ts'
import { careerStrategyRows, type OfTopic, strategyRows, wrongTopic } from './queries.ts'
import { careerStrategySheet, strategySheet } from './sheet.ts'

/** Rejects a draft whose topic does not exist in its area. */
const ofTopic =
  <Args extends { context: Context }, Output>(write: (args: Args) => Promise<Output>) =>
  async (args: Args & { input: { body: OfTopic } }) => {
    const wrong = await wrongTopic(args.context.db, args.input.body)
    if (wrong) throw fieldErrors(wrong)
    return write(args)
  }

export const strategies = api.strategies.router({
  list: api.strategies.list.handler(createListHandlerWithChoices(strategyRows, 'topics')),
  show: api.strategies.show.handler(createShowHandler(strategyRows)),
  add: api.strategies.add.handler(ofTopic(createAddHandler(strategyRows))),
  edit: api.strategies.edit.handler(ofTopic(createEditHandler(strategyRows))),
  remove: api.strategies.remove.handler(createRemoveHandler(strategyRows)),
  history: api.strategies.history.handler(createHistoryHandler(strategyRows)),
  editMany: api.strategies.editMany.handler(createEditManyHandler(strategyRows)),
  removeMany: api.strategies.removeMany.handler(createRemoveManyHandler(strategyRows)),
  restore: api.strategies.restore.handler(createRestoreHandler(strategyRows)),
  order: api.strategies.order.handler(createOrderHandler(strategyRows)),
  export: api.strategies.export.handler(createExportHandler(strategySheet)),
  exportSelected: api.strategies.exportSelected.handler(createSelectedExportHandler(strategySheet)),
  import: api.strategies.import.handler(createImportHandler(strategySheet)),
  languageExport: api.strategies.languageExport.handler(createVersionsExportHandler(strategySheet)),
  languageImport: api.strategies.languageImport.handler(createVersionsImportHandler(strategySheet)),
})

export const careerStrategies = api.careerStrategies.router({
  list: api.careerStrategies.list.handler(
    createListHandlerWithChoices(careerStrategyRows, 'topics'),
  ),
  show: api.careerStrategies.show.handler(createShowHandler(careerStrategyRows)),
  add: api.careerStrategies.add.handler(ofTopic(createAddHandler(careerStrategyRows))),
  edit: api.careerStrategies.edit.handler(ofTopic(createEditHandler(careerStrategyRows))),
  remove: api.careerStrategies.remove.handler(createRemoveHandler(careerStrategyRows)),
  history: api.careerStrategies.history.handler(createHistoryHandler(careerStrategyRows)),
  editMany: api.careerStrategies.editMany.handler(createEditManyHandler(careerStrategyRows)),
  removeMany: api.careerStrategies.removeMany.handler(createRemoveManyHandler(careerStrategyRows)),
  restore: api.careerStrategies.restore.handler(createRestoreHandler(careerStrategyRows)),
  order: api.careerStrategies.order.handler(createOrderHandler(careerStrategyRows)),
  export: api.careerStrategies.export.handler(createExportHandler(careerStrategySheet)),
  exportSelected: api.careerStrategies.exportSelected.handler(
    createSelectedExportHandler(careerStrategySheet),
  ),
  import: api.careerStrategies.import.handler(createImportHandler(careerStrategySheet)),
})
