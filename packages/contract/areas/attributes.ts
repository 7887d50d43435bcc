import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { ownStatements } from '@quartet/domain/plp.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { ContentDraft, ContentRow } from '../resource.ts'
import { changesPerson, holding, Id, Nothing, route, signedIn } from '../route.ts'
import { AgeGroupId, CmsText } from './cms.ts'

export const StatementType = z.enum([...bands, 'Sequence'])

/**
 * A statement that a person can tick. `user_id` is set on own statements; `type` Sequence is an
 * order note (method D14).
 */
export const Attribute = z.object({
  id: z.number().int(),
  title: z.string(),
  type: StatementType,
  pattern: z.enum(patterns),
  user_id: z.number().int().nullable(),
  /** The language of the title: English when there is no version in the person's language. */
  language_id: z.number().int(),
})

/** The input for an own statement. */
const OwnStatement = z.strictObject({
  title: text(ownStatements.longest, 'required'),
  type: StatementType,
  pattern: z.enum(patterns),
})

/**
 * A statement of the catalogue, which people tick on their profile. Own statements are not
 * included.
 */
export const CatalogueAttribute = ContentRow.extend({
  title: z.string(),
  pattern: z.enum(patterns),
  type: StatementType,
  age_group_id: AgeGroupId,
  /** Always null, because own statements are not part of the catalogue. */
  user_id: z.null(),
})
export const AttributeDraft = ContentDraft.extend({
  title: text(ownStatements.longest, 'required'),
  pattern: z.enum(patterns),
  type: StatementType,
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId),
})

export type AttributeDraft = z.infer<typeof AttributeDraft>
/**
 * With `language_id` and `age_group_id` it changes the catalogue, without them an own statement.
 */
const EditedStatement = OwnStatement.extend(
  AttributeDraft.omit({ title: true, type: true, pattern: true }).partial().shape,
)

const Ids = z.array(Id).max(1000)
/**
 * Either the complete list, or the changes to it, so that two pages sending single ticks at the
 * same time lose nothing. The id of a statement in another language counts as its version in the
 * person's language.
 */
const Ticks = z.strictObject({
  selected_attributes: Ids.optional(),
  ticked: Ids.default([]),
  unticked: Ids.default([]),
})

const byAttribute = z.object({ attribute_id: Id })
const Written = z.object({ attribute: Attribute })
const Content = z.object({ content: z.array(CmsText) })

export const attributes = {
  tick: route(
    'PUT /users/update_my_attributes/{user_id}',
    holding('access_lci', changesPerson('admin_users')),
    'Tick and untick statements of a profile; all of it or nothing',
  )
    .input(z.object({ params: z.object({ user_id: Id }), body: Ticks }))
    .output(z.object({ selected_attributes: z.array(z.number().int()) })),
  add: route(
    'POST /attributes/add/custom/attribute',
    signedIn('access_lci'),
    'Add an own statement; it is ticked at once',
  )
    .input(
      z.object({
        /** `user_id`: adds the statement for another person; requires administering users. */
        body: OwnStatement.extend({ user_id: Id.optional() }),
      }),
    )
    .output(Written),
  edit: route(
    'PUT /attributes/edit/attribute/{attribute_id}',
    signedIn('access_lci'),
    'Change an own statement, or, by who holds access_strategies, one of the catalogue',
  )
    .input(z.object({ params: byAttribute, body: EditedStatement }))
    .output(Written.extend({ row: CatalogueAttribute.optional() })),
  remove: route(
    'DELETE /attributes/delete/custom/attribute/{attribute_id}',
    signedIn('access_lci'),
    'Delete an own statement',
  )
    .input(z.object({ params: byAttribute }))
    .output(Nothing),
  restore: route(
    'POST /attributes/restore/custom/attribute/{attribute_id}',
    signedIn('access_lci'),
    'Bring back an own statement that was deleted, ticked as it was',
  )
    .input(z.object({ params: byAttribute }))
    .output(Written),
  plpBox: route(
    'GET /users/plp/box',
    signedIn(),
    'What a Personal Learning Profile is and how to go on with it',
  ).output(Content),
  howToUse: route(
    'GET /users/how/to/use/your/pattern',
    signedIn('access_tasks'),
    'Five steps of using the own patterns on a task',
  ).output(Content),
}
