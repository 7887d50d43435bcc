import { Title } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import styles from './home.module.css'

const groups: { title: TextKey; points: TextKey[] }[] = [
  {
    title: 'home.schools',
    points: [
      'home.schools_code',
      'home.schools_children',
      'home.schools_assign',
      'home.schools_photo',
    ],
  },
  {
    title: 'home.companies',
    points: [
      'home.companies_code',
      'home.companies_tasks',
      'home.companies_profile',
      'home.companies_terms',
    ],
  },
]

/** How schools and companies use it. */
export function Groups() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="groups" className={styles.section}>
      <Title order={2} id="groups">
        {t('home.groups_title')}
      </Title>
      <div className={styles.pair}>
        {groups.map(({ title, points }) => (
          <div key={title} className={styles.card}>
            <Title order={3}>{t(title)}</Title>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon of={IconCheck} size={20} />
                  {t(point)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
