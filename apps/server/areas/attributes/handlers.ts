import type { AttributeDraft } from '@quartet/contract/areas/attributes.ts'
import { done, missing, refusal } from '../../api-error.ts'
import { acrossInstitutions } from '../../db/tenant.ts'
import { type Context, callerOf, os, personOf, writerOf } from '../../http/context.ts'
import { type Caller, holds } from '../../security/caller.ts'
import { pagesOf } from '../cms/queries.ts'
import { editRow } from '../content/commands.ts'
import {
  adding,
  exporting,
  exportingVersions,
  importing,
  importingVersions,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findPersonWithin } from '../users/queries.ts'
import { addStatement, editStatement, removeStatement, restoreStatement, saveTicks } from './commands.ts'
import { catalogueRows, findOwnerWithin } from './queries.ts'
import { catalogueSheet } from './sheet.ts'

export const attributes = os.attributes.router({
  tick: os.attributes.tick.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    if (!(await seesStatements(context, caller, personOf(context)))) throw missing()
    const saved = await saveTicks(context.db, caller, personOf(context), input.body, context.now)
    if ('refused' in saved) throw refusal(saved.refused, { attribute_ids: saved.ids })
    await noteView(context, caller, personOf(context), context.now) // what is ticked is told, also when nothing was changed
    return { selected_attributes: saved.ticked }
  }),

  add: os.attributes.add.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    const { user_id = caller.id, ...draft } = body
    const personId = await findPersonWithin(context.db, caller, user_id, ['admin_users'], true)
    if (personId === undefined || !(await seesStatements(context, caller, personId))) throw missing()
    const attribute = await addStatement(context.db, caller, personId, draft, context.now)
    if (!attribute) throw refusal('statements_full')
    return { attribute }
  }),

  edit: os.attributes.edit.handler(async ({ context, input: { params, body } }) => {
    const caller = callerOf(context)
    const { language_id, age_group_id, version_of: _, edited_at, ...draft } = body
    if (language_id !== undefined && age_group_id !== undefined)
      return editCatalogue(context, caller, params.attribute_id, { ...draft, language_id, age_group_id, edited_at })
    await ownerOf(context, caller, params.attribute_id)
    const attribute = await editStatement(context.db, caller, params.attribute_id, draft, context.now)
    if (!attribute) throw refusal('statement_unknown')
    return { attribute }
  }),

  remove: os.attributes.remove.handler(async ({ context, input: { params } }) => {
    const caller = callerOf(context)
    await ownerOf(context, caller, params.attribute_id)
    if (!(await removeStatement(context.db, caller, params.attribute_id, context.now))) throw refusal('statement_unknown')
    return {}
  }),

  restore: os.attributes.restore.handler(async ({ context, input: { params } }) => {
    const caller = callerOf(context)
    const owner = await ownerOf(context, caller, params.attribute_id)
    const restored = await restoreStatement(context.db, caller, owner, params.attribute_id, context.now)
    if (typeof restored === 'string') throw refusal(restored)
    return { attribute: restored }
  }),

  plpBox: os.attributes.plpBox.handler(async ({ context }) => ({ content: await pagesOf(context.db, ['plp_box'], callerOf(context)) })),

  howToUse: os.attributes.howToUse.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['how_to_use_pattern_school'], callerOf(context)),
  })),
})

/** The catalogue is changed by who keeps it; an own statement is none of its rows. */
async function editCatalogue(context: Context, caller: Caller, id: number, draft: AttributeDraft) {
  if (!holds(caller, 'access_strategies')) throw refusal('forbidden')
  const { row } = done(await editRow(writerOf(context), catalogueRows, id, draft))
  return { row, attribute: row }
}

/** The owner of an own statement that the caller may change; what they may not see is like what there is not. */
async function ownerOf(context: Context, caller: Caller, attributeId: number) {
  const owner = await findOwnerWithin(context.db, caller, attributeId)
  if (owner === undefined || !(await seesStatements(context, caller, owner))) throw refusal('statement_unknown')
  return owner
}

const seesStatements = async ({ db, now }: Pick<Context, 'db' | 'now'>, caller: Caller, personId: number) =>
  (await partsSeenBy(db, caller, personId, now)).includes('statements')

export const attributeCatalogue = os.attributeCatalogue.router({
  list: os.attributeCatalogue.list.handler(async ({ context: { db }, input }) => ({
    // the catalogue is nobody's and everybody sees it; behind the policies of its table a search could not use the index
    ...(await acrossInstitutions(() => catalogueRows.list(db, input.query))),
    choices: {},
  })),
  show: os.attributeCatalogue.show.handler(showing(catalogueRows)),
  add: os.attributeCatalogue.add.handler(adding(catalogueRows)),
  remove: os.attributeCatalogue.remove.handler(removing(catalogueRows)),
  removeMany: os.attributeCatalogue.removeMany.handler(removingMany(catalogueRows)),
  restore: os.attributeCatalogue.restore.handler(restoring(catalogueRows)),
  order: os.attributeCatalogue.order.handler(ordering(catalogueRows)),
  export: os.attributeCatalogue.export.handler(exporting(catalogueSheet)),
  import: os.attributeCatalogue.import.handler(importing(catalogueSheet)),
  languageExport: os.attributeCatalogue.languageExport.handler(exportingVersions(catalogueSheet)),
  languageImport: os.attributeCatalogue.languageImport.handler(importingVersions(catalogueSheet)),
})
