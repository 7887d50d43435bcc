import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { ContentQuery, resource } from '../resource.ts'
import { AttributeDraft, CatalogueAttribute, StatementType } from './attributes.ts'
import { AgeGroupId } from './cms.ts'

const AttributeQuery = ContentQuery.extend({
  order_by: z
    .enum(['id', 'title', 'pattern', 'type', 'age_group_id', 'language_id', 'order', 'edited_at'])
    .default('id'),
  pattern: z.enum(patterns).optional(),
  type: StatementType.optional(),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
})
export type Attribute = z.infer<typeof CatalogueAttribute>
export type AttributeListQuery = z.infer<typeof AttributeQuery>
const attribute = resource({
  named: 'statements of the profile',
  access: 'access_strategies',
  row: CatalogueAttribute,
  draft: AttributeDraft,
  query: AttributeQuery,
  beside: { age_group: z.array(AgeGroupId) },
})

/**
 * `PUT /attributes/edit/attribute/{attribute_id}` serves both own statements and the catalogue; it
 * is defined in attributes.
 */
export const attributeCatalogue = {
  list: attribute.list('POST /attributes'),
  show: attribute.show('GET /attributes/show/{id}'),
  add: attribute.add('POST /attributes/add/attribute'),
  editMany: attribute.editMany('PUT /attributes/update_many', {
    pattern: AttributeDraft.shape.pattern,
    type: AttributeDraft.shape.type,
    age_group_id: AttributeDraft.shape.age_group_id,
  }),
  remove: attribute.remove('DELETE /attributes/delete/attribute/{id}'),
  history: attribute.history('GET /attributes/history/{id}'),
  removeMany: attribute.removeMany('POST /attributes/remove'),
  restore: attribute.restore('POST /attributes/restore'),
  order: attribute.order('PUT /attributes/order'),
  export: attribute.export('POST /attributes/export'),
  exportSelected: attribute.exportSelected('POST /attributes/export/selected'),
  import: attribute.import('POST /attributes/import'),
  languageExport: attribute.languageExport('POST /attributes-language/export'),
  languageImport: attribute.languageImport('POST /attributes-language/import'),
}
