import { Button, Text, Title } from '@mantine/core'
import { spokenClassCode } from '@quartet/domain/class-cards.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { apart, useCardAction } from './class-card.ts'
import styles from './class-cards.module.css'

/** The code with which a class logs in, and the way to turn its cards off. */
export function ClassCode({ id, code }: { id: number; code: string }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const turnOff = useCardAction<void, unknown>(
    () => client.classCards.turnOff({ params: { group_id: id } }),
    () => t('class_cards.off'),
  )
  return (
    <section className={styles.card}>
      <Title order={2} size="h3">
        {t('class_cards.code')}
      </Title>
      <p className={styles.code}>
        <bdi dir="ltr">{spokenClassCode(code)}</bdi>
      </p>
      <Text>{t('class_cards.code_text', { link: apart(`${location.host}/class`) })}</Text>
      <div>
        <Button variant="default" loading={turnOff.isPending} onClick={() => setIsAsking(true)}>
          {t('class_cards.turn_off')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('class_cards.turn_off')}
        text={t('class_cards.turn_off_sure')}
        action={t('class_cards.turn_off')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          turnOff.mutate()
        }}
      />
    </section>
  )
}
