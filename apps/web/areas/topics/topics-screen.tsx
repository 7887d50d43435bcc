import { ResourceScreen } from '../../base/resource-screen/resource-screen.tsx'
import { topics } from './topics.ts'

export const TopicsScreen = () => <ResourceScreen resource={topics} />
