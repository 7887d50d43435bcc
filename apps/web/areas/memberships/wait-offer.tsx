import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { JoinFailure } from './join-failure.tsx'
import { useOwnParams } from './membership.ts'
import styles from './memberships.module.css'

/** Offers a place on the waiting list of a full institution. */
export function WaitOffer({ code }: { code: string }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const own = useOwnParams()
  const wait = useMutation(
    api.memberships.wait.mutationOptions({
      meta: { quiet: true },
      onSuccess: ({ error }) => (error === null ? refreshAll() : undefined),
    }),
  )
  return (
    <div className={styles.part}>
      <Text>{t('membership.wait_hint')}</Text>
      <JoinFailure answer={wait.data} error={wait.error} />
      <div className={styles.actions}>
        <Button
          variant="default"
          loading={wait.isPending}
          onClick={() => wait.mutate({ ...own, body: { promo_code: code } })}
        >
          {t('membership.wait')}
        </Button>
      </div>
    </div>
  )
}
