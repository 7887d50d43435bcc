import { createFileRoute } from '@tanstack/react-router'
import { FamilyScreen } from '../../areas/families/family-screen.tsx'

export const Route = createFileRoute('/_signed-in/family-members')({
  staticData: { title: 'family.title' },
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' ? { code } : {},
  component: () => <FamilyScreen code={Route.useSearch().code ?? ''} />,
})
