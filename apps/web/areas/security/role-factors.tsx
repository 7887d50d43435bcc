import { Stack, Switch, Text, Title } from '@mantine/core'
import { concernsOthers } from '@quartet/domain/permissions.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { useRoleName } from '../../components/use-role-name.ts'
import { api } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './security.module.css'

/** For which roles that reach others the installation requires a second factor. */
export function RoleFactors() {
  const { t } = useTranslation()
  const nameOf = useRoleName()
  const queries = useQueryClient()
  const query = useQuery(api.roles.list.queryOptions({ meta: { quiet: true } }))
  const change = useMutation(
    api.roles.requireFactor.mutationOptions({
      onSuccess: (catalogue) => {
        queries.setQueryData(api.roles.list.queryKey(), catalogue)
        void showToast('success', t('account.saved'))
      },
    }),
  )
  if (query.error && !query.data) return <QueryError query={query} />
  const roles =
    query.data?.roles.filter(
      (role) => role.may_edit && (role.second_factor || role.grants.some(concernsOthers)),
    ) ?? []
  if (query.data && roles.length === 0) return null
  return (
    <section className={styles.card}>
      <Stack gap="sm">
        <Title order={2}>{t('security.roles_title')}</Title>
        <Text>{t('security.roles_text')}</Text>
        {roles.map(({ id, name, second_factor }) => (
          <Switch
            key={id}
            label={nameOf(name)}
            checked={second_factor}
            disabled={change.isPending}
            onChange={({ currentTarget }) =>
              change.mutate({ params: { role_id: id }, body: { required: currentTarget.checked } })
            }
          />
        ))}
      </Stack>
    </section>
  )
}
