import { createFileRoute } from '@tanstack/react-router'
import { RosterScreen } from '../../areas/users/roster/roster-screen.tsx'
import { rosterSearch } from '../../areas/users/roster/roster-search.ts'

export const Route = createFileRoute('/_signed-in/users_/import')({
  staticData: { title: 'roster.title' },
  validateSearch: rosterSearch,
  component: function ImportPeople() {
    const { id } = Route.useSearch()
    return <RosterScreen id={id} />
  },
})
