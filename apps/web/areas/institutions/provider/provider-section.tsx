import { Button, Group } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from '../institution-code.module.css'
import { ProviderForm } from './provider-form.tsx'

/** With which service the members of an institution log in. */
export function ProviderSection({ id }: { id: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const query = useQuery(
    api.identities.showInstitution.queryOptions({
      input: { params: { organization_id: id } },
      meta: { quiet: true },
    }),
  )
  const refresh = () => queries.invalidateQueries({ queryKey: api.identities.key() })
  const remove = useMutation(
    api.identities.removeInstitution.mutationOptions({
      onSuccess: async () => {
        void showToast('success', t('institutions.provider_removed'))
        await refresh()
      },
      onSettled: () => setRemoving(false),
    }),
  )
  if (query.error && !query.data) return <QueryError query={query} />
  if (!query.data) return null
  const { provider } = query.data
  return (
    <section className={styles.card}>
      <h2>{t('institutions.provider_title')}</h2>
      <p>{t('institutions.provider_text')}</p>
      {provider.email_domains.length === 0 && <p>{t('institutions.provider_no_domains')}</p>}
      <p>
        {t('institutions.provider_return')} <code dir="ltr">{provider.return_url}</code>
      </p>
      <ProviderForm key={provider.issuer ?? ''} {...{ id, provider }} onSaved={refresh} />
      {provider.issuer !== null && (
        <Group>
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('institutions.provider_remove')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={isRemoving}
        text={t('institutions.provider_remove_text')}
        action={t('institutions.provider_remove')}
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutate({ params: { organization_id: id } })}
      />
    </section>
  )
}
