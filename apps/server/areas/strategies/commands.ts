import type { CareerStrategyDraft, StrategyDraft } from '@quartet/contract/areas/strategies.ts'
import type { Area } from '@quartet/domain/areas.ts'
import type { Transaction } from '../../db/db.ts'
import { loadMany } from '../../lists/row-writes.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { strategyTables } from './tables.ts'

type Loaded =
  | ContentRow<typeof StrategyDraft>
  | (ContentRow<typeof CareerStrategyDraft> & { area: Area })

/** Loads all strategies of one language. */
export const loadStrategies = (tx: Transaction, loaded: readonly Loaded[]) =>
  loadMany(tx, strategyTables, loaded)
