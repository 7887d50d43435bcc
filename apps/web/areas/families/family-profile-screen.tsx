import { Text, Title } from '@mantine/core'
import type { FamilyProfileView } from '@quartet/contract/areas/families.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import styles from './families.module.css'
import { apart } from './family.ts'
import { MinorData } from './minor-data.tsx'
import { ProfileTasks } from './profile-tasks.tsx'
import { ScoreColumn } from './score-column.tsx'

/** A member of a family with what the reader sees at this age (method D35). */
export function FamilyProfileScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.families.profile.queryOptions({
      input: { params: { member_id: id } },
      meta: { quiet: true },
    }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const person = query.data
  return (
    <RecordPage back={{ to: '/family-members', title: t('family.title') }} name={person.name}>
      <div>
        <Title order={1}>
          <bdi>{person.name}</bdi>
        </Title>
        <Text c="dimmed">
          {t(`family.stage_${person.stage}`)} ·{' '}
          {t('family.profile_note', { name: apart(person.name) })}
        </Text>
      </div>
      {person.sees.includes('scores') ? (
        <Result person={person} />
      ) : (
        <Text>{t('family.only_shared', { name: apart(person.name) })}</Text>
      )}
      {person.sees.includes('tasks') && <ProfileTasks person={person} />}
      <Names title={t('family.teams')} names={person.teams.map(nameOfTeam)} />
      <Names title={t('family.contacts')} names={person.contacts} />
      {person.may_erase && <MinorData person={person} />}
    </RecordPage>
  )
}

const nameOfTeam = ({ name, members }: FamilyProfileView['teams'][number]) =>
  members.length > 0 ? `${name}: ${members.join(', ')}` : name

function Result({ person }: { person: FamilyProfileView }) {
  const { t } = useTranslation()
  return (
    <>
      <Part
        title={person.classification ? t(`label.${person.classification}`) : t('profile.scores_of')}
      >
        {person.sequence === null ? (
          <Text>{t('family.no_result')}</Text>
        ) : (
          <ScoreColumn scores={person} error={person.score_error} />
        )}
      </Part>
      <Part title={t('family.statements')}>
        {person.statements.length === 0 && <Text>{t('family.nothing')}</Text>}
        <ul>
          {person.statements.map(({ id, title }) => (
            <li key={id}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Part title={title}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Title order={2} size="h3">
      {title}
    </Title>
    {children}
  </section>
)
