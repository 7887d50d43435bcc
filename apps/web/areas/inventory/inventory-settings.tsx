import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import styles from './inventory-settings.module.css'
import { type Inventory, inventoryKey } from './use-answers.ts'

type Props = {
  inventory: Inventory
  userId: number
  ageGroup: AgeGroup
  autoAdvance: boolean
  onAutoAdvance: (on: boolean) => void
  withKeys: boolean
}

/** How the inventory is answered. Children (age group 1) always advance by themselves. */
export function InventorySettings({
  inventory,
  userId,
  ageGroup,
  autoAdvance,
  onAutoAdvance,
  withKeys,
}: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.settings}>
      {ageGroup === 1 ? (
        <AssistedSwitch inventory={inventory} userId={userId} />
      ) : (
        <Setting label={t('questions.auto_advance')} on={autoAdvance} onChange={onAutoAdvance} />
      )}
      {withKeys && <p className={styles.keys}>{t('questions.keys')}</p>}
    </div>
  )
}

function AssistedSwitch({ inventory, userId }: { inventory: Inventory; userId: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const save = useMutation({
    scope: { id: 'assisted' }, // saved one after the other, in the order of the switching
    mutationFn: (assisted: boolean) =>
      client.inventory.saveAnswers({
        body: { attempt_id: inventory.attempt_id, answers: [], assisted },
      }),
    onSuccess: (_, assisted) =>
      queries.setQueryData<Inventory>(inventoryKey(userId), (now) => now && { ...now, assisted }),
  })
  return (
    <Setting
      label={t('questions.assisted')}
      on={save.isPending ? save.variables : inventory.assisted}
      onChange={save.mutate}
    />
  )
}

function Setting({
  label,
  on,
  onChange,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <Switch
      size="md"
      classNames={{ body: styles.switch, track: styles.track }}
      label={label}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
