import type { AttributeDraft } from '@quartet/contract/areas/attributes.ts'
import { ageGroups } from '@quartet/domain/patterns.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import {
  api,
  type Context,
  getCaller,
  getPersonId,
  getWriter,
  signedIn,
} from '../../http/context.ts'
import { type Caller, holds } from '../../security/caller.ts'
import { pagesOf } from '../cms/queries.ts'
import { editRow } from '../content/commands.ts'
import {
  createAddHandler,
  createEditManyHandler,
  createExportHandler,
  createHistoryHandler,
  createImportHandler,
  createOrderHandler,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createSelectedExportHandler,
  createShowHandler,
  createVersionsExportHandler,
  createVersionsImportHandler,
} from '../content/shared-handlers.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findPersonInScope } from '../users/queries.ts'
import {
  addStatement,
  editStatement,
  removeStatement,
  restoreStatement,
  saveTicks,
} from './commands.ts'
import { catalogueRows, findOwnerInScope } from './queries.ts'
import { catalogueSheet } from './sheet.ts'

export const attributes = api.attributes.router({
  tick: api.attributes.tick.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    const personId = getPersonId(context)
    if (!(await seesStatements(context, caller, personId))) throw notFound()
    const { ticked } = unwrap(await saveTicks(signedIn(context), { personId, change: input.body }))
    // the response shows the ticks, so it counts as a view even when nothing changed
    await noteView(signedIn(context), personId)
    return { selected_attributes: ticked }
  }),

  add: api.attributes.add.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    const { user_id = caller.id, ...draft } = body
    const personId = await findPersonInScope(context.db, caller, user_id, {
      others: ['admin_users'],
      writes: true,
    })
    if (personId === undefined || !(await seesStatements(context, caller, personId)))
      throw notFound()
    return unwrap(await addStatement(signedIn(context), { ...draft, personId }))
  }),

  edit: api.attributes.edit.handler(async ({ context, input: { params, body } }) => {
    const caller = getCaller(context)
    const id = params.attribute_id
    const { language_id, age_group_id, version_of: _, edited_at, ...draft } = body
    if (language_id !== undefined && age_group_id !== undefined)
      return editCatalogue(context, caller, id, { ...draft, language_id, age_group_id, edited_at })
    await ownerOf(context, caller, id)
    return unwrap(await editStatement(signedIn(context), { ...draft, id }))
  }),

  remove: api.attributes.remove.handler(async ({ context, input: { params } }) => {
    const id = params.attribute_id
    await ownerOf(context, getCaller(context), id)
    return unwrap(await removeStatement(signedIn(context), { id }))
  }),

  restore: api.attributes.restore.handler(async ({ context, input: { params } }) => {
    const id = params.attribute_id
    const ownerId = await ownerOf(context, getCaller(context), id)
    return unwrap(await restoreStatement(signedIn(context), { id, ownerId }))
  }),

  plpBox: api.attributes.plpBox.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['plp_box'], getCaller(context)),
  })),

  howToUse: api.attributes.howToUse.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['how_to_use_pattern_school'], getCaller(context)),
  })),
})

/** Edits a catalogue row; requires `access_strategies`. Own statements are not among these rows. */
async function editCatalogue(context: Context, caller: Caller, id: number, draft: AttributeDraft) {
  if (!holds(caller, 'access_strategies')) throw apiError('forbidden')
  const { row } = unwrap(await editRow(getWriter(context), catalogueRows, id, draft))
  return { row, attribute: row }
}

/**
 * Returns the owner of an own statement that the caller may change. A statement that the caller may
 * not see fails like a missing one.
 */
async function ownerOf(context: Context, caller: Caller, attributeId: number) {
  const owner = await findOwnerInScope(context.db, caller, attributeId)
  if (owner === undefined || !(await seesStatements(context, caller, owner)))
    throw apiError('statement_unknown')
  return owner
}

const seesStatements = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  caller: Caller,
  personId: number,
) => (await partsSeenBy(db, caller, personId, now)).includes('statements')

export const attributeCatalogue = api.attributeCatalogue.router({
  list: api.attributeCatalogue.list.handler(async ({ context: { db }, input }) => ({
    // the catalogue is public; with the policies of its table a search could not use the index
    ...(await withoutTenantScope(() => catalogueRows.list(db, input.query))),
    age_group: [...ageGroups],
  })),
  show: api.attributeCatalogue.show.handler(createShowHandler(catalogueRows)),
  add: api.attributeCatalogue.add.handler(createAddHandler(catalogueRows)),
  remove: api.attributeCatalogue.remove.handler(createRemoveHandler(catalogueRows)),
  history: api.attributeCatalogue.history.handler(createHistoryHandler(catalogueRows)),
  editMany: api.attributeCatalogue.editMany.handler(createEditManyHandler(catalogueRows)),
  removeMany: api.attributeCatalogue.removeMany.handler(createRemoveManyHandler(catalogueRows)),
  restore: api.attributeCatalogue.restore.handler(createRestoreHandler(catalogueRows)),
  order: api.attributeCatalogue.order.handler(createOrderHandler(catalogueRows)),
  export: api.attributeCatalogue.export.handler(createExportHandler(catalogueSheet)),
  exportSelected: api.attributeCatalogue.exportSelected.handler(
    createSelectedExportHandler(catalogueSheet),
  ),
  import: api.attributeCatalogue.import.handler(createImportHandler(catalogueSheet)),
  languageExport: api.attributeCatalogue.languageExport.handler(
    createVersionsExportHandler(catalogueSheet),
  ),
  languageImport: api.attributeCatalogue.languageImport.handler(
    createVersionsImportHandler(catalogueSheet),
  ),
})
