import { createFileRoute } from '@tanstack/react-router'
import { TeamsScreen } from '../../../areas/teams/list/teams-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/teams/')({
  staticData: { title: 'teams.title' },
  validateSearch: ({ archived }: Record<string, unknown>): { archived?: true } =>
    archived ? { archived: true } : {},
  component: () => <TeamsScreen archived={Route.useSearch().archived === true} />,
})
