import { createFileRoute } from '@tanstack/react-router'
import { QualityScreen } from '../../areas/inventory/forms/quality-screen.tsx'

export const Route = createFileRoute('/_signed-in/forms/quality')({
  staticData: { title: 'forms.quality' },
  component: QualityScreen,
})
