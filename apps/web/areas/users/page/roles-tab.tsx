import type { InstitutionRole } from '@quartet/domain/roles.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { mayOpenRoles } from '../../../shell/content-pages.ts'
import { PermissionsForm } from '../permissions-form.tsx'
import type { Person } from '../person.ts'
import { InstitutionRolesForm } from './institution-roles-form.tsx'

type Props = {
  person: Person
  institutionRoles: readonly InstitutionRole[] | null
  permissions: ReadonlySet<string>
}

/**
 * The roles of a person: all of them with single permissions for whoever manages roles, those of
 * the institution for its administrators.
 */
export function RolesTab({ person, institutionRoles, permissions }: Props) {
  const { t } = useTranslation()
  if (mayOpenRoles(permissions)) return <AllRoles id={person.id} />
  if (!institutionRoles) return <NoteBox mood="info">{t('people.roles_none')}</NoteBox>
  return (
    <InstitutionRolesForm
      userId={person.id}
      institution={person.organization_name ?? ''}
      assigned={institutionRoles}
    />
  )
}

function AllRoles({ id }: { id: number }) {
  const { t } = useTranslation()
  const roles = useQuery(api.roles.list.queryOptions({ meta: { quiet: true } }))
  const rights = useQuery(
    api.roles.ofUser.queryOptions({ input: { params: { user_id: id } }, meta: { quiet: true } }),
  )
  const reasons = useQuery(
    api.roles.reasons.queryOptions({ input: { params: { user_id: id } }, meta: { quiet: true } }),
  )
  const failed = [roles, rights, reasons].find(({ error, data }) => error && !data)
  if (failed) return <QueryError query={failed} />
  if (!roles.data || !rights.data || !reasons.data) return <p role="status">{t('shell.loading')}</p>
  return (
    <>
      <p>{t('roles.text')}</p>
      <PermissionsForm
        key={id}
        id={id}
        all={roles.data}
        rights={rights.data}
        reasons={reasons.data.permissions}
      />
    </>
  )
}
