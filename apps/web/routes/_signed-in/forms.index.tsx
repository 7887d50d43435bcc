import { createFileRoute } from '@tanstack/react-router'
import { FormsScreen } from '../../areas/inventory/forms/forms-screen.tsx'

export const Route = createFileRoute('/_signed-in/forms/')({
  staticData: { title: 'forms.forms' },
  component: FormsScreen,
})
