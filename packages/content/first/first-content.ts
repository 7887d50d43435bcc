import type { AgeGroup } from '@quartet/domain/patterns.ts'
import type { CareerStatements } from '../career/career-statements.ts'
import type { Page } from '../cms/page.ts'
import type { Form } from '../forms/form.ts'
import type { ResultTextsByAge } from '../labels/label.ts'
import type { StatementSet } from '../statements/statement.ts'
import type { AreaStrategies, Encouragements } from '../strategies/strategy.ts'
import type { TeamStatements } from '../team/team-statements.ts'
import type { Texts } from '../texts/text.ts'
import type { TopicNames } from '../topics/topic.ts'
import type { Wall } from '../walls/wall.ts'

/** The strategies of each area for ages 13 and up, those of school for children, and the encouragements of every age. */
export type Strategies = {
  school: AreaStrategies<'school'>
  schoolChildren: AreaStrategies<'school'>
  work: AreaStrategies<'work'>
  career: AreaStrategies<'career'>
  encouragements: Encouragements
}

/**
 * What one language brings into a new database, each everything: English stands only behind a language that an administrator adds. `texts` names the
 * labels and degrees of use, as on the screen.
 */
export type FirstContent = {
  texts: Texts
  forms: readonly Form[]
  statements: Record<AgeGroup, StatementSet>
  results: ResultTextsByAge
  pages: readonly Page[]
  topics: TopicNames
  walls: readonly Wall[]
  strategies: Strategies
  career: CareerStatements
  team: TeamStatements
}
