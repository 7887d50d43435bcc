import '@mantine/core/styles/Checkbox.layer.css'
import { Anchor, Checkbox, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sharing.module.css'

/**
 * Plain links: nothing from these sites is loaded, and they learn nothing until the user follows a
 * link.
 */
const networks = {
  LinkedIn: (text: string, link: string) =>
    `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(`${text} ${link}`)}`,
  X: (text: string, link: string) =>
    `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(link)}`,
} as const

/** Links that share the label of an adult; the scores only when that is ticked. */
export function SocialLinks({ labels }: { labels: { label: string; scores: string } }) {
  const { t } = useTranslation()
  const [withScores, setWithScores] = useState(false)
  const text = [
    t('share.social_label', { label: labels.label }),
    ...(withScores ? [labels.scores] : []),
  ].join(' ')
  return (
    <div className={styles.social}>
      <Title order={3} size="h4">
        {t('share.social')}
      </Title>
      <Text>{t('share.social_text')}</Text>
      <Checkbox
        label={t('share.social_scores')}
        checked={withScores}
        onChange={({ currentTarget }) => setWithScores(currentTarget.checked)}
      />
      <Group gap="lg">
        {Object.entries(networks).map(([network, addressOf]) => (
          <Anchor
            key={network}
            href={addressOf(text, location.origin)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('share.social_on', { network })}
          </Anchor>
        ))}
      </Group>
    </div>
  )
}
