import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'
import { topics } from './topics.ts'

export const TopicsScreen = () => <ResourceScreen resource={topics} />
