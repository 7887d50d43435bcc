import { Button, Group } from '@mantine/core'
import type { ScoredPerson } from '@quartet/domain/team-picture.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { listed } from '../../../i18n/lists.ts'
import { CompareTable } from './compare-table.tsx'
import styles from './team-picture.module.css'

type Props = { picked: readonly ScoredPerson[]; onClear: () => void }

/** Who is picked, and the comparison of two. */
export function ComparePeople({ picked, onClear }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [one, other] = picked
  if (!one) return null
  const names = listed(picked.map(({ name }) => `\u2068${name}\u2069`))
  return (
    <div className={styles.picked}>
      <span role="status">{other ? names : t('team_picture.pick_second', { name: one.name })}</span>
      <Group gap="xs">
        <Button disabled={!other} onClick={() => setOpen(true)}>
          {t('team_picture.compare')}
        </Button>
        <Button variant="default" onClick={onClear}>
          {t('team_picture.clear')}
        </Button>
      </Group>
      <Dialog
        opened={isOpen && other !== undefined}
        onClose={() => setOpen(false)}
        title={names}
        large
      >
        {other && <CompareTable one={one} other={other} />}
      </Dialog>
    </div>
  )
}
