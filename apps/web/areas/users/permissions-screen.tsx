import { Anchor, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useMissing } from '../../lists/record/use-missing.ts'
import styles from './permissions.module.css'
import { PermissionsForm } from './permissions-form.tsx'

/** The roles of a person, and the permissions granted or denied individually. */
export function PermissionsScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const enabled = permissions?.has('access_roles') === true
  const person = useQuery(
    api.profile.show.queryOptions({
      input: { params: { user_id: id } },
      enabled,
      meta: { quiet: true },
    }),
  )
  const roles = useQuery(api.roles.list.queryOptions({ enabled, meta: { quiet: true } }))
  const rights = useQuery(
    api.roles.ofUser.queryOptions({
      input: { params: { user_id: id } },
      enabled,
      meta: { quiet: true },
    }),
  )
  const isMissing = useMissing(person.error)
  if (permissions && !enabled) return <NoAccess title={t('roles.title')} />
  const failed = [person, roles, rights].find(({ error, data }) => error && !data)
  if (failed && !isMissing) return <QueryError query={failed} />
  if (!person.data || !roles.data || !rights.data) return <p role="status">{t('shell.loading')}</p>
  return (
    <article className={styles.screen}>
      <Anchor className={styles.back} renderRoot={(props) => <Link to="/users" {...props} />}>
        <Icon of={IconArrowLeft} size={18} /> {t('people.title')}
      </Anchor>
      <Title order={1}>{t('roles.title_of', { name: person.data.user.name })}</Title>
      <p>{t('roles.text')}</p>
      <PermissionsForm
        id={id}
        all={roles.data}
        rights={rights.data}
        mayEdit={permissions?.has('edit_roles') === true}
      />
    </article>
  )
}
