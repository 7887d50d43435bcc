import { createFileRoute } from '@tanstack/react-router'
import { OwnDataScreen } from '../../../areas/privacy/own-data-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/privacy')({
  staticData: { title: 'menu.own_data' },
  component: OwnDataScreen,
})
