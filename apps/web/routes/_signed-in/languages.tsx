import { createFileRoute } from '@tanstack/react-router'
import { LanguagesScreen } from '../../areas/languages/languages-screen.tsx'

export const Route = createFileRoute('/_signed-in/languages')({
  staticData: { title: 'languages.title' },
  component: LanguagesScreen,
})
