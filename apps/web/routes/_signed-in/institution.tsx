import { createFileRoute } from '@tanstack/react-router'
import { InstitutionsScreen } from '../../areas/institutions/institutions-screen.tsx'
import { MembershipScreen } from '../../areas/memberships/membership-screen.tsx'
import { OwnInstitution } from '../../areas/memberships/own-institution.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { textIn } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/institution')({
  staticData: { title: 'membership.title' },
  validateSearch: (search: Record<string, unknown>): { code?: string } => ({
    code: textIn(search, 'code'),
  }),
  component: function Institution() {
    const { code = '' } = Route.useSearch()
    const permissions = usePermissions()
    return permissions?.has('access_institutions') ? (
      <InstitutionsScreen own={<OwnInstitution code={code} isAside />} />
    ) : (
      permissions && <MembershipScreen code={code} />
    )
  },
})
