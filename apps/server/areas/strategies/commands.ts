import type { CareerStrategyDraft, StrategyDraft } from '@quartet/contract/areas/strategies.ts'
import type { Area } from '@quartet/domain/areas.ts'
import type { Transaction } from '../../db/db.ts'
import { loadMany } from '../../lists/row-writes.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { areasOfTopics } from '../topics/queries.ts'
import { strategyTables } from './tables.ts'

type Loaded =
  | ContentRow<typeof StrategyDraft>
  | (ContentRow<typeof CareerStrategyDraft> & { area: Area })

/** Loads all strategies of one language, in the areas to which an editor moved their topics. */
export async function loadStrategies(tx: Transaction, loaded: readonly Loaded[]) {
  const areas = await areasOfTopics(tx)
  const rows = loaded.map((row) => ({ ...row, area: areas.get(row.topic_key ?? '') ?? row.area }))
  await loadMany(tx, strategyTables, rows)
}
