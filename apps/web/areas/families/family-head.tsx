import { Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './families.module.css'
import { apart, type Family } from './family.ts'
import { RenameDialog } from './rename-dialog.tsx'

/** The name of a family, who runs it, and until when its plan pays. */
export function FamilyHead({ family }: { family: Family }) {
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <header className={styles.part}>
      <Title order={1}>
        <bdi>{family.name}</bdi>
      </Title>
      {family.family_type !== 1 && (
        <Text>{t('family.run_by', { name: apart(family.admin.name) })}</Text>
      )}
      <Plan family={family} />
      {family.may_rename && (
        <div className={styles.row}>
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setIsRenaming(true)}
          >
            {t('family.rename')}
          </Button>
          <RenameDialog family={family} opened={isRenaming} onClose={() => setIsRenaming(false)} />
        </div>
      )}
    </header>
  )
}

function Plan({ family: { plan_ends_at } }: { family: Family }) {
  const { t } = useTranslation()
  if (!plan_ends_at) return null
  const isOver = new Date(plan_ends_at) <= new Date()
  const date = writtenMoment(plan_ends_at)
  return <Text c="dimmed">{t(isOver ? 'family.plan_over' : 'family.plan_until', { date })}</Text>
}
