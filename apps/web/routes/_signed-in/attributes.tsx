import { createFileRoute } from '@tanstack/react-router'
import { AttributesScreen } from '../../areas/attributes/attributes-screen.tsx'

export const Route = createFileRoute('/_signed-in/attributes')({
  staticData: { title: 'content.attributes' },
  component: AttributesScreen,
})
