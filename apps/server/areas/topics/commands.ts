import type { TopicDraft } from '@quartet/contract/areas/topics.ts'
import type { Transaction } from '../../db/db.ts'
import { loadMany } from '../../lists/row-writes.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { topicTables } from './tables.ts'

/** Loads the topics of all areas in one language. */
export const loadTopics = (tx: Transaction, loaded: readonly ContentRow<typeof TopicDraft>[]) =>
  loadMany(tx, topicTables, loaded)
