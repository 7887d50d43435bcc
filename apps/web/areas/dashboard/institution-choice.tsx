import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { institutionOptions } from '../../components/institution-options.ts'
import { RemoteSelect } from '../../components/remote-select.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './overview.module.css'
import type { OverviewSearch } from './overview-search.ts'

/** Narrows the figures to one institution; its id is in the address. */
export function InstitutionChoice({ search }: { search: OverviewSearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const permissions = usePermissions()
  const { organization_id, ...others } = search
  if (!permissions?.has('access_institutions')) return null
  return (
    <div className={styles.choice}>
      <RemoteSelect
        options={institutionOptions}
        label={t('people.institution')}
        value={organization_id === undefined ? '' : String(organization_id)}
        onChange={(value) =>
          void navigate({
            to: '/overview',
            search: value === '' ? others : { ...others, organization_id: Number(value) },
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
