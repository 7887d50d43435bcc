import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../components/password-dialog.tsx'
import { api } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import { apart } from './family.ts'

/** Has the account of a minor deleted, after the password of the administrator. */
export function EraseMinor({ person }: { person: { id: number; name: string } }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const [isAsking, setIsAsking] = useState(false)
  const own = useQuery(
    api.privacy.own.queryOptions({
      input: { query: {} },
      meta: { quiet: true },
      enabled: isAsking,
    }),
  )
  const erase = useMutation(
    api.families.erase.mutationOptions({
      onSuccess: async ({ erase_from }) => {
        void showToast('success', t('people.erased', { date: writtenMoment(erase_from) }))
        await navigate({ to: '/family-members' })
        await refreshAll()
      },
    }),
  )
  return (
    <div>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('family.erase')}
      </Button>
      <PasswordDialog
        opened={isAsking}
        title={t('family.erase_title', { name: apart(person.name) })}
        text={t('family.erase_sure')}
        action={t('people.erase_sure')}
        hasPassword={own.data?.has_password ?? true}
        busy={erase.isPending}
        error={erase.error}
        onCancel={() => setIsAsking(false)}
        onConfirm={(body) => erase.mutate({ params: { member_id: person.id }, body })}
      />
    </div>
  )
}
