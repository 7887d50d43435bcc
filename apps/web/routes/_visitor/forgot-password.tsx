import { createFileRoute } from '@tanstack/react-router'
import { ForgotForm } from '../../areas/auth/forgot-form.tsx'
import { SplitCard } from '../../shell/split-card.tsx'

export const Route = createFileRoute('/_visitor/forgot-password')({
  staticData: { title: 'forgot.title' },
  component: () => (
    <SplitCard scene="sent">
      <ForgotForm />
    </SplitCard>
  ),
})
