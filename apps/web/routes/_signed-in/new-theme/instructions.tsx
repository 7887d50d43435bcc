import { createFileRoute } from '@tanstack/react-router'
import { InstructionsScreen } from '../../../areas/inventory/instructions-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/instructions')({
  staticData: { title: 'shell.instructions', hideSidebar: true, hideNavbar: true },
  component: InstructionsScreen,
})
