import { exportSheet, exportVersions } from '../../base/area-sheet.ts'
import { os, writerOf } from '../../base/context.ts'
import { done } from '../../base/refusal.ts'
import { addRow, editRow, removeRows, restoreRows } from '../content/commands.ts'
import { choicesFrom, countReaders, namedBy, showRow, wrongChoice } from '../content/queries.ts'
import { importSheet, importVersions } from '../imports/commands.ts'
import { wallRows, wordRows } from './queries.ts'
import { wordSheet } from './sheet.ts'

export const walls = os.walls.router({
  list: os.walls.list.handler(async ({ context: { db }, input }) => ({ ...(await wallRows.list(db, input.query)), choices: {} })),
  show: os.walls.show.handler(({ context: { db }, input }) => showRow(db, wallRows, input.params.id, countReaders)),
  add: os.walls.add.handler(async ({ context, input }) => done(await addRow(writerOf(context), wallRows, input.body))),
  edit: os.walls.edit.handler(async ({ context, input }) => done(await editRow(writerOf(context), wallRows, input.params.id, input.body))),
  remove: os.walls.remove.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, wordRows, 'wall_id', [input.params.id])) ??
        (await removeRows(writerOf(context), wallRows, [input.params.id])),
    ),
  ),
  removeMany: os.walls.removeMany.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, wordRows, 'wall_id', input.body.ids)) ?? (await removeRows(writerOf(context), wallRows, input.body.ids)),
    ),
  ),
  restore: os.walls.restore.handler(async ({ context, input }) => done(await restoreRows(writerOf(context), wallRows, input.body.ids))),
})

export const words = os.words.router({
  list: os.words.list.handler(async ({ context: { db }, input }) => ({
    ...(await wordRows.list(db, input.query)),
    choices: { wall_id: await choicesFrom(db, { table: 'walls', title: 'title' }) },
  })),
  show: os.words.show.handler(({ context: { db }, input }) => showRow(db, wordRows, input.params.id, countReaders)),
  add: os.words.add.handler(async ({ context, input }) =>
    done((await wrongChoice(context.db, wallRows, 'wall_id', input.body)) ?? (await addRow(writerOf(context), wordRows, input.body))),
  ),
  edit: os.words.edit.handler(async ({ context, input }) =>
    done(
      (await wrongChoice(context.db, wallRows, 'wall_id', input.body)) ??
        (await editRow(writerOf(context), wordRows, input.params.id, input.body)),
    ),
  ),
  remove: os.words.remove.handler(async ({ context, input }) => done(await removeRows(writerOf(context), wordRows, [input.params.id]))),
  removeMany: os.words.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), wordRows, input.body.ids)),
  ),
  restore: os.words.restore.handler(async ({ context, input }) => done(await restoreRows(writerOf(context), wordRows, input.body.ids))),
  export: os.words.export.handler(({ context, input }) => exportSheet(context.db, wordSheet, input.query)),
  import: os.words.import.handler(async ({ context, input }) =>
    done(await importSheet(writerOf(context), context.queue, wordSheet, input.body)),
  ),
  languageExport: os.words.languageExport.handler(({ context, input }) => exportVersions(context.db, wordSheet, input.query.language)),
  languageImport: os.words.languageImport.handler(async ({ context, input }) =>
    done(await importVersions(writerOf(context), context.queue, wordSheet, input.body)),
  ),
})
