import { createFileRoute } from '@tanstack/react-router'
import { CareerStatementsScreen } from '../../areas/career/career-statements-screen.tsx'

export const Route = createFileRoute('/_signed-in/career-statements')({
  staticData: { title: 'content.career_statements' },
  component: CareerStatementsScreen,
})
