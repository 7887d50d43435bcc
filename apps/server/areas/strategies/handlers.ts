import { fieldErrors } from '../../api-error.ts'
import { api, type Context } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  exportingVersions,
  importing,
  importingVersions,
  listingWith,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
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
  list: api.strategies.list.handler(listingWith(strategyRows, 'topics')),
  show: api.strategies.show.handler(showing(strategyRows)),
  add: api.strategies.add.handler(ofTopic(adding(strategyRows))),
  edit: api.strategies.edit.handler(ofTopic(editing(strategyRows))),
  remove: api.strategies.remove.handler(removing(strategyRows)),
  removeMany: api.strategies.removeMany.handler(removingMany(strategyRows)),
  restore: api.strategies.restore.handler(restoring(strategyRows)),
  order: api.strategies.order.handler(ordering(strategyRows)),
  export: api.strategies.export.handler(exporting(strategySheet)),
  import: api.strategies.import.handler(importing(strategySheet)),
  languageExport: api.strategies.languageExport.handler(exportingVersions(strategySheet)),
  languageImport: api.strategies.languageImport.handler(importingVersions(strategySheet)),
})

export const careerStrategies = api.careerStrategies.router({
  list: api.careerStrategies.list.handler(listingWith(careerStrategyRows, 'topics')),
  show: api.careerStrategies.show.handler(showing(careerStrategyRows)),
  add: api.careerStrategies.add.handler(ofTopic(adding(careerStrategyRows))),
  edit: api.careerStrategies.edit.handler(ofTopic(editing(careerStrategyRows))),
  remove: api.careerStrategies.remove.handler(removing(careerStrategyRows)),
  removeMany: api.careerStrategies.removeMany.handler(removingMany(careerStrategyRows)),
  restore: api.careerStrategies.restore.handler(restoring(careerStrategyRows)),
  order: api.careerStrategies.order.handler(ordering(careerStrategyRows)),
  export: api.careerStrategies.export.handler(exporting(careerStrategySheet)),
  import: api.careerStrategies.import.handler(importing(careerStrategySheet)),
})
