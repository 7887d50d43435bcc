import { Text, Title } from '@mantine/core'
import type { KnownPerson } from '@quartet/contract/areas/contacts.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { ScoreBar } from '@quartet/ui/score-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rangeProps } from '../../../components/range-props.ts'
import { api } from '../../../data/client.ts'
import { listed } from '../../../i18n/lists.ts'
import { RecordLoading, RecordPage } from '../../../lists/record/record-page.tsx'
import styles from './person-page.module.css'

/** A contact, team-mate or coaching client, with what they share with such readers. */
export function KnownPersonScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.contacts.known.queryOptions({
      input: { params: { person_id: id } },
      meta: { quiet: true },
    }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const person = query.data
  const isSilent = !person.about_me && !person.job_title && wordsOf(person).length === 0
  return (
    <RecordPage back={{ to: '/new-theme/contacts', title: t('contacts.title') }} name={person.name}>
      <div>
        <Title order={1}>
          <bdi>{person.name}</bdi>
        </Title>
        <Text c="dimmed">{t(`viewed_as.${person.relation}`)}</Text>
      </div>
      <Words person={person} />
      {person.sees_scores && <Scores person={person} />}
      {person.statements.length > 0 && <Statements person={person} />}
      {isSilent && !person.sees_scores && <Text>{t('contacts.nothing_shared')}</Text>}
    </RecordPage>
  )
}

const wordsOf = ({ topics, skills }: KnownPerson) => [...topics, ...skills]

function Words({ person }: { person: KnownPerson }) {
  const { t } = useTranslation()
  const { job_title, about_me, topics, skills } = person
  return (
    <div className={styles.words}>
      {job_title && <strong dir="auto">{job_title}</strong>}
      {about_me && (
        <p dir="auto" className={styles.about}>
          {about_me}
        </p>
      )}
      {topics.length > 0 && <p>{t('about.topics', { list: listed(topics) })}</p>}
      {skills.length > 0 && <p>{t('about.skills', { list: listed(skills) })}</p>}
    </div>
  )
}

/** The statements that a coaching client chose for the profile, by pattern. */
function Statements({ person: { statements } }: { person: KnownPerson }) {
  const { t } = useTranslation()
  return (
    <section className={styles.scores}>
      <Title order={2} size="h3">
        {t('coaching.statements')}
      </Title>
      {patterns.map((pattern) => {
        const own = statements.filter((statement) => statement.pattern === pattern)
        return (
          own.length > 0 && (
            <div key={pattern}>
              <Title order={3} size="h4">
                {t(`pattern.${pattern}`)}
              </Title>
              <ul>
                {own.map(({ title }) => (
                  <li key={title}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

function Scores({ person }: { person: KnownPerson }) {
  const { t } = useTranslation()
  return (
    <section className={styles.scores}>
      <Title order={2} size="h3">
        {person.classification ? t(`label.${person.classification}`) : t('profile.scores_of')}
      </Title>
      {patterns.map((pattern) => {
        const [score, band] = [person[pattern], person.user_pattern_classification[pattern]]
        return (
          <ScoreBar
            key={pattern}
            pattern={pattern}
            name={t(`pattern.${pattern}`)}
            score={score}
            noScore={t('profile.no_score')}
            band={band}
            bandName={band ? t(`band.${band}`) : ''}
            {...rangeProps(t, score, person.score_error)}
          />
        )
      })}
    </section>
  )
}
