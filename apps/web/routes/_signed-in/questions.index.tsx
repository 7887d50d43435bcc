import { createFileRoute } from '@tanstack/react-router'
import { QuestionsScreen } from '../../areas/inventory/forms/questions-screen.tsx'

export const Route = createFileRoute('/_signed-in/questions/')({
  staticData: { title: 'forms.questions' },
  component: QuestionsScreen,
})
