import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bottom-cards.module.css'

type Props = { ageGroupId: 1 | 2 | 3; mayPrint: boolean }

/** Shown at the foot of the own tasks: they lead to the profile. */
export function BottomCards({ ageGroupId, mayPrint }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.cards} aria-label={t('bottom.title')} data-screen-only>
      {mayPrint && (
        <Card title={t('bottom.print')} text={t('bottom.print_text')}>
          <Anchor
            py={8}
            renderRoot={(link) => <Link to="/new-theme/print/{-$id}" params={{}} {...link} />}
          >
            {t('print.title')}
          </Anchor>
        </Card>
      )}
      <Card
        title={t(ageGroupId === 1 ? 'share.child_title' : 'bottom.share')}
        text={t(ageGroupId === 1 ? 'share.child_text' : 'bottom.share_text')}
      >
        <Anchor
          py={8}
          renderRoot={(link) => <Link to="/new-theme/profile/{-$id}" params={{}} {...link} />}
        >
          {t('bottom.to_profile')}
        </Anchor>
      </Card>
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
