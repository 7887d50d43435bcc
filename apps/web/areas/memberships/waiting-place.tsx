import { Button, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { JoinFailure } from './join-failure.tsx'
import { type SeatRequestView, useOwnParams } from './membership.ts'
import styles from './memberships.module.css'
import { useJoin } from './use-join.ts'

/** The place on a waiting list: take the reserved seat, or give the place up. */
export function WaitingPlace({ place }: { place: SeatRequestView }) {
  const { t } = useTranslation()
  const { name, position, offered_until } = place
  const { join, answer } = useJoin()
  const giveUp = useGivingUp()
  return (
    <section className={styles.part}>
      <Title order={2}>{t('membership.waiting_title')}</Title>
      <Text>
        {offered_until
          ? t('membership.offered', { name, date: writtenMoment(offered_until) })
          : t('membership.waiting', { name, position: shownNumber(position) })}
      </Text>
      <JoinFailure answer={answer} error={join.error} />
      <div className={styles.actions}>
        {offered_until && (
          <Button loading={join.isPending} onClick={() => join.mutate({})}>
            {t('membership.take')}
          </Button>
        )}
        <Button variant="default" loading={giveUp.isPending} onClick={giveUp.start}>
          {t('membership.give_up')}
        </Button>
      </div>
    </section>
  )
}

function useGivingUp() {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const own = useOwnParams()
  const { mutate, isPending } = useMutation(
    api.memberships.withdraw.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => {
        void showToast('success', t('membership.gave_up'))
        return refreshAll()
      },
      onError: showFailure,
    }),
  )
  return { isPending, start: () => mutate(own) }
}
