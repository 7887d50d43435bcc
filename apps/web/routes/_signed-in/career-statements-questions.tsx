import { createFileRoute } from '@tanstack/react-router'
import { CareerStatementQuestionsScreen } from '../../areas/career/career-statement-questions-screen.tsx'

export const Route = createFileRoute('/_signed-in/career-statements-questions')({
  staticData: { title: 'content.career_questions' },
  component: CareerStatementQuestionsScreen,
})
