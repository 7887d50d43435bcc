import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { CardSheet } from './card-sheet.tsx'
import { type ClassCards, type Sheet, useCardAction } from './class-card.ts'
import styles from './class-cards.module.css'
import { ClassCode } from './class-code.tsx'
import { ClassPeople } from './class-people.tsx'

/** The class cards of a group, for who looks after it. */
export function ClassCardsScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<Sheet>()
  const query = useQuery(
    api.classCards.show.queryOptions({
      input: { params: { group_id: id } },
      meta: { quiet: true },
    }),
  )
  const { data } = query
  if (sheet) return <CardSheet sheet={sheet} onDone={() => setSheet(undefined)} />
  if (!data) return <RecordLoading query={query} />
  const { group_name, class_code, people } = data
  return (
    <RecordPage
      back={{ to: `/new-theme/groups/${id}`, title: group_name }}
      name={t('class_cards.title')}
    >
      <Title order={1}>{t('class_cards.title')}</Title>
      <Text className={styles.lead}>{t('class_cards.lead')}</Text>
      {class_code === null ? (
        <TurnOn id={id} />
      ) : (
        <>
          <ClassCode id={id} code={class_code} />
          <ClassPeople id={id} people={people} onMade={setSheet} />
        </>
      )}
    </RecordPage>
  )
}

function TurnOn({ id }: { id: number }) {
  const { t } = useTranslation()
  const turnOn = useCardAction<void, ClassCards>(
    () => client.classCards.turnOn({ params: { group_id: id } }),
    () => t('class_cards.on'),
  )
  return (
    <div>
      <Button loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {t('class_cards.turn_on')}
      </Button>
    </div>
  )
}
