import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { ownStatements } from '@quartet/domain/plp.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { ContentDraft, ContentRow } from '../resource.ts'
import { changesPerson, holding, Id, Nothing, route, signedIn } from '../route.ts'
import { AgeGroupId, CmsText } from './cms.ts'

export const StatementType = z.enum([...bands, 'Sequence'])

export const Attribute = z.object({
  id: z.number().int(),
  title: z.string(),
  type: StatementType,
  pattern: z.enum(patterns),
  user_id: z.number().int().nullable(),
  language_id: z
    .number()
    .int()
    .describe(
      'The language of the title: English when there is no version in the person’s language.',
    ),
})
Attribute.register(z.globalRegistry, {
  id: 'ProfileStatement',
  description:
    'A statement that a person can tick. `user_id` is set on own statements; `type` Sequence is an order note (method D14).',
})

const OwnStatement = z.strictObject({
  title: text(ownStatements.longest, 'required'),
  type: StatementType,
  pattern: z.enum(patterns),
})
OwnStatement.register(z.globalRegistry, {
  id: 'OwnStatement',
  description: 'The input for an own statement.',
})

export const CatalogueAttribute = ContentRow.extend({
  title: z.string(),
  pattern: z.enum(patterns),
  type: StatementType,
  age_group_id: AgeGroupId,
  user_id: z.null().describe('Always null, because own statements are not part of the catalogue.'),
})
CatalogueAttribute.register(z.globalRegistry, {
  id: 'CatalogueAttribute',
  description:
    'A statement of the catalogue, which people tick on their profile. Own statements are not included.',
})
export const AttributeDraft = ContentDraft.extend({
  title: text(ownStatements.longest, 'required'),
  pattern: z.enum(patterns),
  type: StatementType,
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId),
})

export type AttributeDraft = z.infer<typeof AttributeDraft>
const EditedStatement = OwnStatement.extend(
  AttributeDraft.omit({ title: true, type: true, pattern: true }).partial().shape,
)
EditedStatement.register(z.globalRegistry, {
  id: 'EditedStatement',
  description:
    'With `language_id` and `age_group_id` it changes the catalogue, without them an own statement.',
})

const Ids = z.array(Id).max(1000)
const Ticks = z.strictObject({
  selected_attributes: Ids.optional(),
  ticked: Ids.default([]),
  unticked: Ids.default([]),
})
Ticks.register(z.globalRegistry, {
  id: 'Ticks',
  description:
    'Either the complete list, or the changes to it, so that two pages sending single ticks at the same time lose nothing. The id of a statement in another language counts as its version in the person’s language.',
})

const byAttribute = z.object({ attribute_id: Id })
const Written = z.object({ attribute: Attribute })
Written.register(z.globalRegistry, { id: 'StatementResponse' })
const Content = z.object({ content: z.array(CmsText) })
Content.register(z.globalRegistry, { id: 'PageContent' })

export const attributes = {
  tick: route(
    'PUT /users/update_my_attributes/{user_id}',
    holding('access_lci', changesPerson('admin_users')),
    'Tick and untick statements of a profile; all of it or nothing',
    { errors: ['statement_unknown'] },
  )
    .input(z.object({ params: z.object({ user_id: Id }), body: Ticks }))
    .output(z.object({ selected_attributes: z.array(z.number().int()) })),
  add: route(
    'POST /attributes/add/custom/attribute',
    signedIn('access_lci'),
    'Add an own statement; it is ticked at once',
    { errors: ['statements_full', 'not_found'] },
  )
    .input(
      z.object({
        body: OwnStatement.extend({ user_id: Id.optional() }).describe(
          '`user_id`: adds the statement for another person; requires administering users.',
        ),
      }),
    )
    .output(Written),
  edit: route(
    'PUT /attributes/edit/attribute/{attribute_id}',
    signedIn('access_lci'),
    'Change an own statement, or, by who holds access_strategies, one of the catalogue',
    { errors: ['row_unknown', 'row_changed', 'statement_unknown'] },
  )
    .input(z.object({ params: byAttribute, body: EditedStatement }))
    .output(Written.extend({ row: CatalogueAttribute.optional() })),
  remove: route(
    'DELETE /attributes/delete/custom/attribute/{attribute_id}',
    signedIn('access_lci'),
    'Delete an own statement',
    { errors: ['statement_unknown'] },
  )
    .input(z.object({ params: byAttribute }))
    .output(Nothing),
  restore: route(
    'POST /attributes/restore/custom/attribute/{attribute_id}',
    signedIn('access_lci'),
    'Bring back an own statement that was deleted, ticked as it was',
    { errors: ['statement_unknown', 'statements_full'] },
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
