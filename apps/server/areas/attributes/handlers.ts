import type { AttributeDraft } from '@quartet/contract/areas/attributes.ts'
import { ageGroups } from '@quartet/domain/patterns.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId, getWriter } from '../../http/context.ts'
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
    if (!(await seesStatements(context, caller, getPersonId(context)))) throw notFound()
    const saved = await saveTicks(context.db, caller, getPersonId(context), input.body, context.now)
    if ('error' in saved) throw apiError(saved.error, { attribute_ids: saved.ids })
    // the response shows the ticks, so it counts as a view even when nothing changed
    await noteView(context, caller, getPersonId(context), context.now)
    return { selected_attributes: saved.ticked }
  }),

  add: api.attributes.add.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    const { user_id = caller.id, ...draft } = body
    const personId = await findPersonInScope(context.db, caller, user_id, ['admin_users'], true)
    if (personId === undefined || !(await seesStatements(context, caller, personId)))
      throw notFound()
    const attribute = await addStatement(context.db, caller, personId, draft, context.now)
    if (!attribute) throw apiError('statements_full')
    return { attribute }
  }),

  edit: api.attributes.edit.handler(async ({ context, input: { params, body } }) => {
    const caller = getCaller(context)
    const { language_id, age_group_id, version_of: _, edited_at, ...draft } = body
    if (language_id !== undefined && age_group_id !== undefined)
      return editCatalogue(context, caller, params.attribute_id, {
        ...draft,
        language_id,
        age_group_id,
        edited_at,
      })
    await ownerOf(context, caller, params.attribute_id)
    const attribute = await editStatement(
      context.db,
      caller,
      params.attribute_id,
      draft,
      context.now,
    )
    if (!attribute) throw apiError('statement_unknown')
    return { attribute }
  }),

  remove: api.attributes.remove.handler(async ({ context, input: { params } }) => {
    const caller = getCaller(context)
    await ownerOf(context, caller, params.attribute_id)
    if (!(await removeStatement(context.db, caller, params.attribute_id, context.now)))
      throw apiError('statement_unknown')
    return {}
  }),

  restore: api.attributes.restore.handler(async ({ context, input: { params } }) => {
    const caller = getCaller(context)
    const owner = await ownerOf(context, caller, params.attribute_id)
    const restored = await restoreStatement(
      context.db,
      caller,
      owner,
      params.attribute_id,
      context.now,
    )
    if (typeof restored === 'string') throw apiError(restored)
    return { attribute: restored }
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
  show: api.attributeCatalogue.show.handler(showing(catalogueRows)),
  add: api.attributeCatalogue.add.handler(adding(catalogueRows)),
  remove: api.attributeCatalogue.remove.handler(removing(catalogueRows)),
  removeMany: api.attributeCatalogue.removeMany.handler(removingMany(catalogueRows)),
  restore: api.attributeCatalogue.restore.handler(restoring(catalogueRows)),
  order: api.attributeCatalogue.order.handler(ordering(catalogueRows)),
  export: api.attributeCatalogue.export.handler(exporting(catalogueSheet)),
  import: api.attributeCatalogue.import.handler(importing(catalogueSheet)),
  languageExport: api.attributeCatalogue.languageExport.handler(exportingVersions(catalogueSheet)),
  languageImport: api.attributeCatalogue.languageImport.handler(importingVersions(catalogueSheet)),
})
