import { ContentPage } from '../../lists/content/content-page.tsx'
import { ContentScreen } from '../../lists/content/content-screen.tsx'
import { careerStrategies, strategies } from './strategies.ts'

/** The strategies that people choose for the cards of their tasks. */
export const StrategiesScreen = () => <ContentScreen content={strategies} />
export const CareerStrategiesScreen = () => <ContentScreen content={careerStrategies} />

type One = { id: number; versionId: number | undefined }

export const StrategyScreen = (one: One) => (
  <ContentPage content={strategies} list="/strategies" {...one} />
)
export const CareerStrategyScreen = (one: One) => (
  <ContentPage content={careerStrategies} list="/career-strategies" {...one} />
)
