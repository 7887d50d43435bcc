import { createFileRoute } from '@tanstack/react-router'
import { InstitutionsScreen } from '../../areas/institutions/institutions-screen.tsx'

export const Route = createFileRoute('/_signed-in/institution')({
  staticData: { title: 'institutions.title' },
  component: () => <InstitutionsScreen />,
})
