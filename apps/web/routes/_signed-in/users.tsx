import { createFileRoute } from '@tanstack/react-router'
import { PeopleScreen } from '../../areas/users/users-screen.tsx'

export const Route = createFileRoute('/_signed-in/users')({
  staticData: { title: 'people.title' },
  component: PeopleScreen,
})
