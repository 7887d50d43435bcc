import { useTranslation } from 'react-i18next'
import { institutionOptions } from '../../components/institution-options.ts'
import { RemoteSelect, useRemoteOption } from '../../components/remote-select.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import type { Filter } from '../table/column.ts'
import type { TableState } from '../table/table-state.ts'

/** The filter by institution; none for whoever may not list institutions. */
export function useInstitutionFilter({ filters }: TableState): Filter[] {
  const { t } = useTranslation()
  const mayList = usePermissions()?.has('access_institutions') ?? false
  const chosen = useRemoteOption(institutionOptions, mayList ? (filters.organization_id ?? '') : '')
  if (!mayList) return []
  return [
    {
      key: 'organization_id',
      title: t('people.institution'),
      options: chosen ? [chosen] : [],
      input: (props) => <RemoteSelect {...props} options={institutionOptions} />,
    },
  ]
}
