import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { apart, type ClassPerson, useCardAction } from './class-card.ts'
import styles from './class-cards.module.css'
import type { Make } from './class-people.tsx'

type Props = { groupId: number; person: ClassPerson; make: Make }

/** What can be done with the card of one person. */
export function CardActions({ groupId, person, make }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const { card, no_card } = person
  const name = apart(person.name)
  const params = { group_id: groupId, card_id: card?.id ?? 0 }
  const end = useCardAction<void, unknown>(
    () => client.classCards.end({ params }),
    () => t('class_cards.ended', { name }),
  )
  const unlock = useCardAction<void, unknown>(
    () => client.classCards.unlock({ params }),
    () => t('class_cards.unlocked', { name }),
  )
  const button = (key: 'make' | 'renew' | 'end' | 'unlock', busy: boolean, go: () => void) => (
    <Button
      variant="default"
      size="xs"
      aria-label={`${t(`class_cards.${key}`)}: ${person.name}`}
      loading={busy}
      onClick={go}
    >
      {t(`class_cards.${key}`)}
    </Button>
  )
  const confirm = () => {
    if (asking === 'renew') make.mutate([person])
    if (asking === 'end') end.mutate()
    setAsking(null)
  }
  return (
    <div className={styles.row}>
      {!card && !no_card && button('make', false, () => make.mutate([person]))}
      {card?.locked && button('unlock', unlock.isPending, () => unlock.mutate())}
      {card && !no_card && button('renew', false, () => setAsking('renew'))}
      {card && button('end', end.isPending, () => setAsking('end'))}
      <ConfirmDialog
        opened={asking !== null}
        title={asking ? t(`class_cards.${asking}`) : undefined}
        text={asking ? t(`class_cards.${asking}_sure`, { name }) : ''}
        action={asking ? t(`class_cards.${asking}`) : undefined}
        onCancel={() => setAsking(null)}
        onConfirm={confirm}
      />
    </div>
  )
}
