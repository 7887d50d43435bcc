import { createFileRoute } from '@tanstack/react-router'
import { CareerStrategyScreen } from '../../areas/strategies/strategies-screen.tsx'
import { idsIn, onlyIds } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/career-strategies_/$id/{-$version_id}')({
  staticData: { title: 'content.career_strategies' },
  beforeLoad: onlyIds,
  component: function CareerStrategy() {
    return <CareerStrategyScreen {...idsIn(Route.useParams())} />
  },
})
