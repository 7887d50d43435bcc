import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/resource-screen/no-access.tsx'
import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'
import { RowScreen } from '../../lists/resource-screen/row-screen.tsx'
import { ContractNote } from './contract-note.tsx'
import { InstitutionCode } from './institution-code.tsx'
import { institutionsFor } from './institutions.ts'

/** The institutions that the caller may see, or one of them with `id`. */
export function InstitutionsScreen({ id }: { id?: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const isOpen = permissions?.has('access_institutions') === true
  const organizations = useQuery(
    api.organizations.list.queryOptions({
      input: { query: { limit: 0 } },
      enabled: isOpen,
      meta: { quiet: true },
    }),
  )
  if (permissions && !isOpen) return <NoAccess title={t('institutions.title')} />
  if (!organizations.data)
    return organizations.error ? (
      <QueryError query={organizations} />
    ) : (
      <p role="status">{t('shell.loading')}</p>
    )
  const resource = institutionsFor(organizations.data.may_add)
  if (id === undefined) return <ResourceScreen resource={resource} />
  return (
    <RowScreen resource={resource} id={id} list="/institution">
      <ContractNote id={id} />
      <InstitutionCode id={id} />
    </RowScreen>
  )
}
