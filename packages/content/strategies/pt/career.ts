import type { AreaStrategies } from '../strategy.ts'
import { advert } from './career/advert.ts'
import { application } from './career/application.ts'
import { changing } from './career/changing.ts'
import { field } from './career/field.ts'
import { firstWeeks } from './career/first-weeks.ts'
import { interview } from './career/interview.ts'

export const career: AreaStrategies<'career'> = {
  field,
  advert,
  application,
  interview,
  first_weeks: firstWeeks,
  changing,
}
