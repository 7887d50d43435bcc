import { createFileRoute } from '@tanstack/react-router'
import { PwpQuestionsScreen } from '../../../areas/career/pwp-questions-screen.tsx'

export const Route = createFileRoute('/_signed-in/new-theme/pwp-questions')({
  staticData: { title: 'pwp.questions', hideSidebar: true, hideNavbar: true },
  component: PwpQuestionsScreen,
})
