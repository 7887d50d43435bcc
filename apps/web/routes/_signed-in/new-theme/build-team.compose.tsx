import { createFileRoute } from '@tanstack/react-router'
import { groupSearch } from '../../../areas/teams/builder/group-search.ts'
import { ComposeScreen } from '../../../areas/teams/composer/compose-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/build-team/compose')({
  staticData: { title: 'composer.title' },
  validateSearch: groupSearch,
  component: () => <ComposeScreen group={Route.useSearch().group} />,
})
