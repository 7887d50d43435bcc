import { createFileRoute } from '@tanstack/react-router'
import { FamiliesScreen } from '../../areas/families/families-screen.tsx'

export const Route = createFileRoute('/_signed-in/families/')({
  staticData: { title: 'families.title' },
  component: () => <FamiliesScreen />,
})
