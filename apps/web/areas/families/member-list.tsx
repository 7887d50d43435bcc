import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import styles from './families.module.css'
import type { Family, Given, Member } from './family.ts'
import { MemberItem } from './member-item.tsx'

type Props = {
  family: Family
  members: readonly Member[]
  onGiven: (given: Given) => void
}

/** The people of a family, and for its administrator the ways to change them. */
export function MemberList({ family, members, onGiven }: Props) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const isAdmin = family.family_type === 1
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('family.people')}
      </Title>
      <Text c="dimmed">
        {t('family.places', { count: family.members, most: family.family_max })}
      </Text>
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberItem key={member.id} member={member} family={family} onGiven={onGiven} />
        ))}
      </ul>
      {isAdmin && members.length === 1 && <Text>{t('family.empty')}</Text>}
      {isAdmin && (
        <div className={styles.row}>
          <Button
            leftSection={<Icon of={IconPlus} />}
            disabled={family.members >= family.family_max}
            onClick={() => setIsAdding(true)}
          >
            {t('family.add')}
          </Button>
        </div>
      )}
      <AddMemberDialog
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        onGiven={(given) => {
          setIsAdding(false)
          onGiven(given)
        }}
      />
    </section>
  )
}
