import { Button, Text, Title } from '@mantine/core'
import type { JoinRequestView } from '@quartet/contract/areas/memberships.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { useOwnParams } from './membership.ts'
import styles from './memberships.module.css'

/** For a minor whose guardian was asked about an institution. */
export function JoinRequest({ request }: { request: JoinRequestView }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const own = useOwnParams()
  const cancel = useMutation(
    api.memberships.cancelJoining.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => {
        void showToast('success', t('membership.asked_cancelled'))
        return refreshAll()
      },
      onError: showFailure,
    }),
  )
  return (
    <section className={styles.part}>
      <Title order={2}>{t('membership.asked_title')}</Title>
      <Text>
        {t('membership.asked_text', { name: request.name, date: writtenMoment(request.answer_by) })}
      </Text>
      <div className={styles.actions}>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(own)}>
          {t('membership.asked_cancel')}
        </Button>
      </div>
    </section>
  )
}
