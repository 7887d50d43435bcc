import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { writtenMoment } from '../../../i18n/dates.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from '../account/account.module.css'
import type { Identity } from './factor.ts'
import { LinkButton } from './link-button.tsx'

/** The accounts of other services with which the person logs in. Empty when there are none. */
export function LinkedSignIns({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const query = useQuery(api.identities.list.queryOptions({ meta: { quiet: true } }))
  const [removing, setRemoving] = useState<Identity>()
  const unlink = useMutation(
    api.identities.unlink.mutationOptions({
      onSuccess: async () => {
        setRemoving(undefined)
        void showToast('success', t('sign_in.unlinked_done'))
        await queries.invalidateQueries({ queryKey: api.identities.key() })
      },
    }),
  )
  if (query.error && !query.data) return <QueryError query={query} />
  if (!query.data) return null
  const { identities, providers } = query.data
  if (identities.length === 0 && providers.length === 0) return null
  return (
    <section className={styles.section}>
      <Title order={2}>{t('sign_in.linked_title')}</Title>
      <Text>{t('sign_in.linked_text')}</Text>
      {identities.length > 0 && (
        <ul className={styles.devices}>
          {identities.map((identity) => (
            <Row key={identity.id} identity={identity} onRemove={() => setRemoving(identity)} />
          ))}
        </ul>
      )}
      <Group>
        {providers.map((provider) => (
          <LinkButton key={provider.key} provider={provider} hasPassword={hasPassword} />
        ))}
      </Group>
      <ConfirmDialog
        opened={removing !== undefined}
        text={t('sign_in.unlink_text', { email: removing?.email ?? '' })}
        action={t('second_step.remove')}
        busy={unlink.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && unlink.mutate({ params: { identity_id: removing.id } })}
      />
    </section>
  )
}

function Row({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { label, email, linked_at, last_used_at } = identity
  return (
    <li className={styles.device}>
      <div>
        <p id={id} className={styles.name}>
          <bdi>{label}</bdi> · <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={styles.when}>
          {t('second_step.since', { date: writtenMoment(linked_at) })}
          {last_used_at && ` · ${t('account.device_used', { date: writtenMoment(last_used_at) })}`}
        </p>
      </div>
      <Button variant="default" aria-describedby={id} onClick={onRemove}>
        {t('second_step.remove')}
      </Button>
    </li>
  )
}
