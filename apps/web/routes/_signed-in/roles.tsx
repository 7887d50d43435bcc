import { createFileRoute } from '@tanstack/react-router'
import { RolesScreen } from '../../areas/roles/roles-screen.tsx'

export const Route = createFileRoute('/_signed-in/roles')({
  staticData: { title: 'roles.title' },
  component: RolesScreen,
})
