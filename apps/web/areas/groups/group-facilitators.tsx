import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../shell/error-dialog.tsx'
import { type GroupPage, nameOfPerson } from './group.ts'
import { GroupPeopleDialog } from './group-people-dialog.tsx'
import styles from './groups.module.css'
import { useGroupPeople } from './use-group-people.ts'

/** To whom the group is assigned besides its owner. */
export function GroupFacilitators({ group }: { group: GroupPage }) {
  const { t } = useTranslation()
  const { facilitators, may_edit } = group
  const [isAssigning, setIsAssigning] = useState(false)
  const { change } = useGroupPeople(group.id)
  const remove = (id: number) =>
    change.mutate(
      { facilitators: facilitators.map((one) => one.id).filter((other) => other !== id) },
      { onError: showFailure },
    )
  if (facilitators.length === 0 && !may_edit) return null
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('groups.facilitators')}
      </Title>
      <Text>{t('groups.facilitators_text')}</Text>
      {facilitators.length > 0 && (
        <ul className={styles.list}>
          {facilitators.map((person) => (
            <li key={person.id} className={styles.entry}>
              <bdi className={styles.name}>{nameOfPerson(person)}</bdi>
              {may_edit && (
                <Button
                  variant="default"
                  aria-label={`${t('groups.unassign')}: ${nameOfPerson(person)}`}
                  disabled={change.isPending}
                  onClick={() => remove(person.id)}
                >
                  {t('groups.unassign')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may_edit && (
        <Button variant="default" className={styles.more} onClick={() => setIsAssigning(true)}>
          {t('groups.assign')}
        </Button>
      )}
      <GroupPeopleDialog
        opened={isAssigning}
        group={group}
        as="facilitator"
        onClose={() => setIsAssigning(false)}
      />
    </section>
  )
}
