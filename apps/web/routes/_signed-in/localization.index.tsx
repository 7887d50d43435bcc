import { createFileRoute } from '@tanstack/react-router'
import { LocalizationScreen } from '../../areas/localization/localization-screen.tsx'

export const Route = createFileRoute('/_signed-in/localization/')({
  staticData: { title: 'localization.title' },
  component: LocalizationScreen,
})
