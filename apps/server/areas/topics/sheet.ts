import { TopicDraft } from '@quartet/contract/areas/topics.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { topicRows } from './queries.ts'

export const topicSheet = sheetOf({
  name: 'topics',
  access: 'access_topics',
  rows: topicRows,
  draft: TopicDraft,
  columns: { name: 'text', area: 'text', language_id: 'language' },
})
