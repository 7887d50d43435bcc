import { api } from '../../http/context.ts'
import {
  adding,
  editing,
  exporting,
  importing,
  listing,
  ordering,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { topicRows } from './queries.ts'
import { topicSheet } from './sheet.ts'

export const topics = api.topics.router({
  list: api.topics.list.handler(listing(topicRows)),
  show: api.topics.show.handler(showing(topicRows)),
  add: api.topics.add.handler(adding(topicRows)),
  edit: api.topics.edit.handler(editing(topicRows)),
  remove: api.topics.remove.handler(removing(topicRows)),
  removeMany: api.topics.removeMany.handler(removingMany(topicRows)),
  restore: api.topics.restore.handler(restoring(topicRows)),
  order: api.topics.order.handler(ordering(topicRows)),
  export: api.topics.export.handler(exporting(topicSheet)),
  import: api.topics.import.handler(importing(topicSheet)),
})
