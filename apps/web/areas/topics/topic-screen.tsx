import { RowScreen } from '../../base/resource-screen/row-screen.tsx'
import { topics } from './topics.ts'

/** One topic, or one of its language versions. */
export const TopicScreen = ({ id, versionId }: { id: number; versionId?: number | undefined }) => (
  <RowScreen resource={topics} id={id} versionId={versionId} list="/topics" />
)
