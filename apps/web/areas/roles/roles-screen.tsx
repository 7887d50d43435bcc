import { Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { useRoleName } from '../../components/use-role-name.ts'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useSavedToast } from '../../lists/record/record-dialog.tsx'
import { RecordPanel } from '../../lists/record/record-panel.tsx'
import styles from '../../lists/screen.module.css'
import { RemoveRole } from './remove-role.tsx'
import type { Role } from './role.ts'
import { RoleForm } from './role-form.tsx'
import { RoleGrants } from './role-grants.tsx'
import { RoleTable } from './role-table.tsx'

/** The roles of the installation. */
export function RolesScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_roles')) return <NoAccess title={t('roles.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('roles.title')}</Title>
      <p className={styles.lead}>{t('roles.lead')}</p>
      {permissions && <Roles permissions={permissions} />}
    </article>
  )
}

function Roles({ permissions }: { permissions: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const query = useQuery(api.roles.list.queryOptions({ meta: { quiet: true }, staleTime: 0 }))
  const [open, setOpen] = useState<Role | 'new' | null>(null)
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  return (
    <>
      {query.data.may_add && (
        <div>
          <Button leftSection={<Icon of={IconPlus} />} onClick={() => setOpen('new')}>
            {t('roles.add')}
          </Button>
        </div>
      )}
      <RoleTable
        roles={query.data.roles}
        mayListPeople={permissions.has('access_users')}
        onOpen={setOpen}
      />
      <OpenRole open={open} onClose={() => setOpen(null)} />
    </>
  )
}

type OpenProps = { open: Role | 'new' | null; onClose: () => void }

function OpenRole({ open, onClose }: OpenProps) {
  const { t } = useTranslation()
  const nameOf = useRoleName()
  const role = open === 'new' ? null : open
  const mayEdit = !role || role.may_edit
  const key = open === 'new' ? 'new' : String(role?.id)
  const onSaved = useSavedToast(open && key, onClose)
  return (
    <RecordPanel
      opened={open !== null}
      title={role ? nameOf(role.name) : t('roles.add')}
      onClose={onClose}
    >
      {open && mayEdit && <RoleForm key={key} role={role} onSaved={onSaved} />}
      {role && mayEdit && !role.key && (
        <RemoveRole key={`remove ${key}`} role={role} onRemoved={onClose} />
      )}
      {role && !mayEdit && <RoleGrants role={role} />}
    </RecordPanel>
  )
}
