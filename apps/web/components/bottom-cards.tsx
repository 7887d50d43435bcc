import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bottom-cards.module.css'

type Props = { isChild: boolean; mayPrint: boolean; mayUseTasks: boolean }

/** Shown below the caller's own result: print it, share it, use it on a task. */
export function BottomCards({ isChild, mayPrint, mayUseTasks }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.cards} aria-label={t('bottom.title')} data-screen-only>
      {mayPrint && (
        <Card title={t('bottom.print')} text={t('bottom.print_text')}>
          <Anchor
            py={8}
            renderRoot={(props) => <Link to="/new-theme/print/{-$id}" params={{}} {...props} />}
          >
            {t('print.title')}
          </Anchor>
        </Card>
      )}
      <Card
        title={isChild ? t('share.child_title') : t('bottom.share')}
        text={isChild ? t('share.child_text') : t('bottom.share_text')}
      >
        <Anchor
          py={8}
          renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{}} {...props} />}
        >
          {t('bottom.to_profile')}
        </Anchor>
      </Card>
      {mayUseTasks && (
        <Card title={t('profile.next_task')} text={t('profile.next_task_text')}>
          <Anchor py={8} renderRoot={(props) => <Link to="/new-theme/tasks" {...props} />}>
            {t('bottom.to_tasks')}
          </Anchor>
        </Card>
      )}
    </section>
  )
}

const Card = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={styles.card}>
    <Title order={2} size="h4">
      {title}
    </Title>
    <p>{text}</p>
    <div>{children}</div>
  </div>
)
