import type { AreaStrategies } from '../strategy.ts'
import { customers } from './work/customers.ts'
import { feedback } from './work/feedback.ts'
import { meetings } from './work/meetings.ts'
import { newTool } from './work/new-tool.ts'
import { planning } from './work/planning.ts'
import { problem } from './work/problem.ts'
import { reports } from './work/reports.ts'
import { timePressure } from './work/time-pressure.ts'

export const work: AreaStrategies<'work'> = {
  reports,
  meetings,
  planning,
  new_tool: newTool,
  problem,
  customers,
  feedback,
  time_pressure: timePressure,
}
