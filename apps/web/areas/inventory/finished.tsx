import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Title } from '@mantine/core'
import { Scene } from '@quartet/ui/scene.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RetakeButton } from '../../components/retake-button.tsx'
import { api } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './guide.module.css'

/** A finished inventory: links to its result, and says when the next one can start. */
export function Finished({ userId }: { userId: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.guide}>
      <div className={styles.picture}>
        <Scene name="done" />
      </div>
      <Title order={2}>{t('questions.done_title')}</Title>
      <p className={styles.lead}>{t('questions.done_text')}</p>
      <div className={styles.actions}>
        <Button
          size="lg"
          renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{}} {...props} />}
        >
          {t('questions.to_profile')}
        </Button>
        <Button
          size="lg"
          variant="default"
          renderRoot={(props) => <Link to="/new-theme/answers" {...props} />}
        >
          {t('questions.see_answers')}
        </Button>
        <Retake userId={userId} />
      </div>
    </div>
  )
}

function Retake({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(
    api.inventory.attempts.queryOptions({
      input: { params: { user_id: userId } },
      meta: { quiet: true },
    }),
  )
  if (isPending) return <Skeleton width={160} height={46} />
  if (data?.retake_from)
    return <span>{t('questions.again_from', { date: writtenMoment(data.retake_from) })}</span>
  return <RetakeButton userId={userId}>{t('questions.again')}</RetakeButton>
}
