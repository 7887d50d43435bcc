import { createFileRoute } from '@tanstack/react-router'
import { StrategyScreen } from '../../areas/strategies/strategies-screen.tsx'
import { idsIn, onlyIds } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/Strategy/$id/{-$version_id}')({
  staticData: { title: 'content.strategies' },
  beforeLoad: onlyIds,
  component: function Strategy() {
    return <StrategyScreen {...idsIn(Route.useParams())} />
  },
})
