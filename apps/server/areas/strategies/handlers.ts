import { os, writerOf } from '../../base/context.ts'
import { done } from '../../base/refusal.ts'
import { addRow, editRow, importing, importingVersions, ordering, removing, removingMany, restoring } from '../content/commands.ts'
import { exporting, exportingVersions, showing } from '../content/queries.ts'
import { careerStrategyRows, strategyRows, topicChoices, wrongTopic } from './queries.ts'
import { careerStrategySheet, strategySheet } from './sheet.ts'

export const strategies = os.strategies.router({
  list: os.strategies.list.handler(async ({ context: { db }, input }) => ({
    ...(await strategyRows.list(db, input.query)),
    choices: { topic_key: await topicChoices(db, ['school', 'work']) },
  })),
  show: os.strategies.show.handler(showing(strategyRows)),
  add: os.strategies.add.handler(async ({ context, input }) =>
    done((await wrongTopic(context.db, input.body)) ?? (await addRow(writerOf(context), strategyRows, input.body))),
  ),
  edit: os.strategies.edit.handler(async ({ context, input }) =>
    done((await wrongTopic(context.db, input.body)) ?? (await editRow(writerOf(context), strategyRows, input.params.id, input.body))),
  ),
  remove: os.strategies.remove.handler(removing(strategyRows)),
  removeMany: os.strategies.removeMany.handler(removingMany(strategyRows)),
  restore: os.strategies.restore.handler(restoring(strategyRows)),
  order: os.strategies.order.handler(ordering(strategyRows)),
  export: os.strategies.export.handler(exporting(strategySheet)),
  import: os.strategies.import.handler(importing(strategySheet)),
  languageExport: os.strategies.languageExport.handler(exportingVersions(strategySheet)),
  languageImport: os.strategies.languageImport.handler(importingVersions(strategySheet)),
})

const ofCareer = <Draft extends object>(draft: Draft) => ({ ...draft, area: 'career' as const })

export const careerStrategies = os.careerStrategies.router({
  list: os.careerStrategies.list.handler(async ({ context: { db }, input }) => ({
    ...(await careerStrategyRows.list(db, input.query)),
    choices: { topic_key: await topicChoices(db, ['career']) },
  })),
  show: os.careerStrategies.show.handler(showing(careerStrategyRows)),
  add: os.careerStrategies.add.handler(async ({ context, input }) =>
    done(
      (await wrongTopic(context.db, ofCareer(input.body))) ?? (await addRow(writerOf(context), careerStrategyRows, ofCareer(input.body))),
    ),
  ),
  edit: os.careerStrategies.edit.handler(async ({ context, input }) =>
    done(
      (await wrongTopic(context.db, ofCareer(input.body))) ??
        (await editRow(writerOf(context), careerStrategyRows, input.params.id, input.body)),
    ),
  ),
  remove: os.careerStrategies.remove.handler(removing(careerStrategyRows)),
  removeMany: os.careerStrategies.removeMany.handler(removingMany(careerStrategyRows)),
  restore: os.careerStrategies.restore.handler(restoring(careerStrategyRows)),
  order: os.careerStrategies.order.handler(ordering(careerStrategyRows)),
  export: os.careerStrategies.export.handler(exporting(careerStrategySheet)),
  import: os.careerStrategies.import.handler(importing(careerStrategySheet)),
})
