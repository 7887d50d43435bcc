import { createFileRoute } from '@tanstack/react-router'
import { SyncScreen } from '../../areas/classroom/sync-screen.tsx'

type Returned = { code?: string; state?: string; error?: string }

export const Route = createFileRoute('/_signed-in/sync-data')({
  staticData: { title: 'classroom.title' },
  // keeps only what is needed: the service sends more parameters
  validateSearch: ({ code, state, error }: Record<string, unknown>): Returned => ({
    ...(code !== undefined && { code: String(code) }),
    ...(state !== undefined && { state: String(state) }),
    ...(error !== undefined && { error: String(error) }),
  }),
  component: Page,
})

function Page() {
  const { code, state, error } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SyncScreen
      consent={code !== undefined && state !== undefined ? { code, state } : null}
      isDenied={error !== undefined}
      onTaken={() => void navigate({ search: {}, replace: true })}
    />
  )
}
