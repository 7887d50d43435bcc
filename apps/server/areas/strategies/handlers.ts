import { exportSheet, exportVersions } from '../../base/area-sheet.ts'
import { os, writerOf } from '../../base/context.ts'
import { done } from '../../base/refusal.ts'
import { addRow, editRow, orderRows, removeRows, restoreRows } from '../content/commands.ts'
import { showRow } from '../content/queries.ts'
import { importSheet, importVersions } from '../imports/commands.ts'
import { careerStrategyRows, countCards, strategyRows, topicChoices, wrongTopic } from './queries.ts'
import { careerStrategySheet, strategySheet } from './sheet.ts'

export const strategies = os.strategies.router({
  list: os.strategies.list.handler(async ({ context: { db }, input }) => ({
    ...(await strategyRows.list(db, input.query)),
    choices: { topic_key: await topicChoices(db, ['school', 'work']) },
  })),
  show: os.strategies.show.handler(({ context: { db }, input }) => showRow(db, strategyRows, input.params.id, countCards)),
  add: os.strategies.add.handler(async ({ context, input }) =>
    done((await wrongTopic(context.db, input.body)) ?? (await addRow(writerOf(context), strategyRows, input.body))),
  ),
  edit: os.strategies.edit.handler(async ({ context, input }) =>
    done((await wrongTopic(context.db, input.body)) ?? (await editRow(writerOf(context), strategyRows, input.params.id, input.body))),
  ),
  remove: os.strategies.remove.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), strategyRows, [input.params.id])),
  ),
  removeMany: os.strategies.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), strategyRows, input.body.ids)),
  ),
  restore: os.strategies.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), strategyRows, input.body.ids)),
  ),
  order: os.strategies.order.handler(async ({ context, input }) => done(await orderRows(writerOf(context), strategyRows, input.body.ids))),
  export: os.strategies.export.handler(({ context, input }) => exportSheet(context.db, strategySheet, input.query)),
  import: os.strategies.import.handler(async ({ context, input }) =>
    done(await importSheet(writerOf(context), context.queue, strategySheet, input.body)),
  ),
  languageExport: os.strategies.languageExport.handler(({ context, input }) =>
    exportVersions(context.db, strategySheet, input.query.language),
  ),
  languageImport: os.strategies.languageImport.handler(async ({ context, input }) =>
    done(await importVersions(writerOf(context), context.queue, strategySheet, input.body)),
  ),
})

const ofCareer = <Draft extends object>(draft: Draft) => ({ ...draft, area: 'career' as const })

export const careerStrategies = os.careerStrategies.router({
  list: os.careerStrategies.list.handler(async ({ context: { db }, input }) => ({
    ...(await careerStrategyRows.list(db, input.query)),
    choices: { topic_key: await topicChoices(db, ['career']) },
  })),
  show: os.careerStrategies.show.handler(({ context: { db }, input }) => showRow(db, careerStrategyRows, input.params.id, countCards)),
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
  remove: os.careerStrategies.remove.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), careerStrategyRows, [input.params.id])),
  ),
  removeMany: os.careerStrategies.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), careerStrategyRows, input.body.ids)),
  ),
  restore: os.careerStrategies.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), careerStrategyRows, input.body.ids)),
  ),
  order: os.careerStrategies.order.handler(async ({ context, input }) =>
    done(await orderRows(writerOf(context), careerStrategyRows, input.body.ids)),
  ),
  export: os.careerStrategies.export.handler(({ context, input }) => exportSheet(context.db, careerStrategySheet, input.query)),
  import: os.careerStrategies.import.handler(async ({ context, input }) =>
    done(await importSheet(writerOf(context), context.queue, careerStrategySheet, input.body)),
  ),
})
