import { createFileRoute } from '@tanstack/react-router'
import { BeforeScreen } from '../../areas/inventory/before-screen.tsx'

export const Route = createFileRoute('/_signed-in/before')({
  staticData: { title: 'shell.before', backArrow: true },
  component: BeforeScreen,
})
