import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'
import { RowScreen } from '../../lists/resource-screen/row-screen.tsx'
import { careerStrategies, strategies } from './strategies.ts'

/** The strategies that people choose for the cards of their tasks. */
export const StrategiesScreen = () => <ResourceScreen resource={strategies} />
export const CareerStrategiesScreen = () => <ResourceScreen resource={careerStrategies} />

type One = { id: number; versionId: number | undefined }

export const StrategyScreen = (one: One) => (
  <RowScreen resource={strategies} list="/strategies" {...one} />
)
export const CareerStrategyScreen = (one: One) => (
  <RowScreen resource={careerStrategies} list="/career-strategies" {...one} />
)
