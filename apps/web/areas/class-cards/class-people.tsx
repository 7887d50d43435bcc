import { Button, Text, Title } from '@mantine/core'
import { classCardMax } from '@quartet/domain/class-cards.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { PlainTable } from '../../components/plain-table.tsx'
import { type ClassPerson, type Sheet, useMakeCards } from './class-card.ts'
import styles from './class-cards.module.css'
import { PersonRow } from './person-row.tsx'

type Props = { id: number; people: readonly ClassPerson[]; onMade: (sheet: Sheet) => void }

/** The people of the class with their cards. */
export function ClassPeople({ id, people, onMade }: Props) {
  const { t } = useTranslation()
  const make = useMakeCards(id, onMade)
  if (people.length === 0) return <Text>{t('class_cards.empty')}</Text>
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('groups.members')}
      </Title>
      <AllCards people={people} make={make} />
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('people.name')}</th>
            <th scope="col">{t('people.status')}</th>
            <th scope="col">{t('class_cards.card_name')}</th>
            <th scope="col">{t('class_cards.made_on')}</th>
            <th scope="col">{t('class_cards.used_on')}</th>
            <th scope="col">{t('table.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} groupId={id} person={person} make={make} />
          ))}
        </tbody>
      </PlainTable>
    </section>
  )
}

export type Make = ReturnType<typeof useMakeCards>

/** The buttons for the whole class. */
function AllCards({ people, make }: { people: readonly ClassPerson[]; make: Make }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const having = people.filter(({ card, no_card }) => card && !no_card)
  const lacking = people
    .filter(({ card, no_card }) => !card && !no_card)
    .slice(0, Math.max(0, classCardMax - having.length))
  return (
    <div className={styles.row}>
      {lacking.length > 0 && (
        <Button loading={make.isPending} onClick={() => make.mutate(lacking)}>
          {t('class_cards.make_all', { number: lacking.length })}
        </Button>
      )}
      {having.length > 0 && (
        <Button variant="default" loading={make.isPending} onClick={() => setIsAsking(true)}>
          {t('class_cards.renew_all')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('class_cards.renew_all')}
        text={t('class_cards.renew_all_sure')}
        action={t('class_cards.renew_all')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          make.mutate(having)
        }}
      />
    </div>
  )
}
