import { CareerStrategyDraft, StrategyDraft } from '@quartet/contract/areas/strategies.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { careerStrategyRows, strategyRows } from './queries.ts'

const columns = {
  title: 'text',
  body: 'text',
  topic_key: 'text or none',
  pattern: 'text',
  action: 'text',
  children: 'yes_no',
  language_id: 'language',
} as const

export const strategySheet = sheetOf({
  name: 'strategies',
  access: 'access_strategies',
  rows: strategyRows,
  draft: StrategyDraft,
  columns: { area: 'text', ...columns },
  versions: { texts: ['title', 'body'] },
})

export const careerStrategySheet = sheetOf({
  name: 'careerStrategies',
  access: 'access_strategies',
  rows: careerStrategyRows,
  draft: CareerStrategyDraft,
  columns,
})
