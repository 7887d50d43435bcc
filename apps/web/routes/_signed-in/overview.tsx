import { createFileRoute } from '@tanstack/react-router'
import { OverviewScreen } from '../../areas/dashboard/overview-screen.tsx'
import { overviewSearch } from '../../areas/dashboard/overview-search.ts'
import { ProfileScreen } from '../../areas/profile/read/profile-screen.tsx'
import { StaffWork } from '../../areas/today/today-screen.tsx'
import { usePermissions } from '../../data/use-permissions.ts'

/** The first page of staff: what waits for them, and the figures; others see their profile. */
export const Route = createFileRoute('/_signed-in/overview')({
  staticData: { title: 'dashboard.overview' },
  validateSearch: overviewSearch,
  component: function Overview() {
    const permissions = usePermissions()
    const search = Route.useSearch()
    if (!permissions) return null
    if (!permissions.has('access_dashboard')) return <ProfileScreen tab="result" />
    return (
      <OverviewScreen search={search}>
        <StaffWork permissions={permissions} />
      </OverviewScreen>
    )
  },
})
