import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { CallbackScreen } from '../../areas/auth/provider/callback-screen.tsx'
import type { ProviderAnswer } from '../../areas/auth/provider/use-callback.ts'
import { textIn } from '../../shell/search-params.ts'

const names = ['code', 'state', 'iss', 'error'] as const

export const Route = createFileRoute('/_visitor/login_/callback/$provider')({
  staticData: { title: 'login.title' },
  // keeps only what is needed: the service sends more parameters
  validateSearch: (search: Record<string, unknown>): ProviderAnswer =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = textIn(search, name)
        return value ? [[name, value]] : []
      }),
    ),
  component: Page,
})

function Page() {
  const { provider } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [answer] = useState(search)
  return (
    <CallbackScreen
      provider={provider}
      answer={answer}
      onTaken={() => void navigate({ search: {}, replace: true })}
    />
  )
}
