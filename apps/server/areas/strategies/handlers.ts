import { done } from '../../api-error.ts'
import { type Context, os } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  exportingVersions,
  importing,
  importingVersions,
  listing,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { careerStrategyRows, type OfTopic, strategyRows, wrongTopic } from './queries.ts'
import { careerStrategySheet, strategySheet } from './sheet.ts'

/** What is written is of a topic that its area has. */
const ofTopic =
  <Asked extends { context: Context }, Told>(write: (asked: Asked) => Promise<Told>) =>
  async (asked: Asked & { input: { body: OfTopic } }) => {
    done((await wrongTopic(asked.context.db, asked.input.body)) ?? {})
    return write(asked)
  }

export const strategies = os.strategies.router({
  list: os.strategies.list.handler(listing(strategyRows)),
  show: os.strategies.show.handler(showing(strategyRows)),
  add: os.strategies.add.handler(ofTopic(adding(strategyRows))),
  edit: os.strategies.edit.handler(ofTopic(editing(strategyRows))),
  remove: os.strategies.remove.handler(removing(strategyRows)),
  removeMany: os.strategies.removeMany.handler(removingMany(strategyRows)),
  restore: os.strategies.restore.handler(restoring(strategyRows)),
  order: os.strategies.order.handler(ordering(strategyRows)),
  export: os.strategies.export.handler(exporting(strategySheet)),
  import: os.strategies.import.handler(importing(strategySheet)),
  languageExport: os.strategies.languageExport.handler(exportingVersions(strategySheet)),
  languageImport: os.strategies.languageImport.handler(importingVersions(strategySheet)),
})

export const careerStrategies = os.careerStrategies.router({
  list: os.careerStrategies.list.handler(listing(careerStrategyRows)),
  show: os.careerStrategies.show.handler(showing(careerStrategyRows)),
  add: os.careerStrategies.add.handler(ofTopic(adding(careerStrategyRows))),
  edit: os.careerStrategies.edit.handler(ofTopic(editing(careerStrategyRows))),
  remove: os.careerStrategies.remove.handler(removing(careerStrategyRows)),
  removeMany: os.careerStrategies.removeMany.handler(removingMany(careerStrategyRows)),
  restore: os.careerStrategies.restore.handler(restoring(careerStrategyRows)),
  order: os.careerStrategies.order.handler(ordering(careerStrategyRows)),
  export: os.careerStrategies.export.handler(exporting(careerStrategySheet)),
  import: os.careerStrategies.import.handler(importing(careerStrategySheet)),
})
