import { areas } from '@quartet/domain/areas.ts'
import { z } from 'zod'
import { nameText } from '../fields.ts'
import { limits } from '../limits.ts'
import { ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'

const Topic = ContentRow.extend({ name: z.string(), area: z.enum(areas) })
Topic.register(z.globalRegistry, { id: 'Topic' })
export const TopicDraft = ContentDraft.extend({
  name: nameText(limits.topic.name, 'required'),
  area: z.enum(areas),
})
const TopicQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'name', 'area', 'language_id', 'order', 'edited_at']).default('id'),
  area: z.enum(areas).optional(),
})
export type TopicView = z.infer<typeof Topic>
export type TopicListQuery = z.infer<typeof TopicQuery>

/** The topic of a task; the versions of a topic share `group_key`. */
const topic = resource({
  named: 'topics',
  access: 'access_topics',
  row: Topic,
  draft: TopicDraft,
  query: TopicQuery,
})

export const topics = {
  list: topic.list('POST /topics'),
  show: topic.show('GET /topics/show/{id}'),
  add: topic.add('POST /topics/add_topic'),
  edit: topic.edit('PUT /topics/update/{id}'),
  editMany: topic.editMany('PUT /topics/update_many', { area: z.enum(areas) }),
  remove: topic.remove('DELETE /topics/delete_topic/{id}'),
  history: topic.history('GET /topics/history/{id}'),
  removeMany: topic.removeMany('POST /topics/remove'),
  restore: topic.restore('POST /topics/restore'),
  order: topic.order('PUT /topics/order'),
  export: topic.export('POST /topics/export'),
  exportSelected: topic.exportSelected('POST /topics/export/selected'),
  import: topic.import('POST /topics/import'),
}
