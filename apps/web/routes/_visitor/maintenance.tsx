import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceScreen } from '../../areas/settings/maintenance-screen.tsx'
import { textIn, wayBack } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_visitor/maintenance')({
  staticData: { title: 'maintenance.title' },
  validateSearch: (search: Record<string, unknown>): { from?: string } => ({
    from: wayBack(textIn(search, 'from')),
  }),
  component: function Maintenance() {
    const { from = '/' } = Route.useSearch()
    return <MaintenanceScreen from={from} />
  },
})
