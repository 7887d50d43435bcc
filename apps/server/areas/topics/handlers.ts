import { os } from '../../http/context.ts'
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

export const topics = os.topics.router({
  list: os.topics.list.handler(listing(topicRows)),
  show: os.topics.show.handler(showing(topicRows)),
  add: os.topics.add.handler(adding(topicRows)),
  edit: os.topics.edit.handler(editing(topicRows)),
  remove: os.topics.remove.handler(removing(topicRows)),
  removeMany: os.topics.removeMany.handler(removingMany(topicRows)),
  restore: os.topics.restore.handler(restoring(topicRows)),
  order: os.topics.order.handler(ordering(topicRows)),
  export: os.topics.export.handler(exporting(topicSheet)),
  import: os.topics.import.handler(importing(topicSheet)),
})
