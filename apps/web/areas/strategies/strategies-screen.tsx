import { ContentScreen } from '../../lists/content/content-screen.tsx'
import { careerStrategies, strategies } from './strategies.ts'

/** The strategies that people choose for the cards of their tasks. */
export const StrategiesScreen = () => <ContentScreen content={strategies} />
export const CareerStrategiesScreen = () => <ContentScreen content={careerStrategies} />
