import { Button, Title } from '@mantine/core'
import { type Pattern, patterns, scoresOf } from '@quartet/domain/patterns.ts'
import { isPlpFinished } from '@quartet/domain/plp.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { RenewBanner } from '../../../components/renew-banner.tsx'
import { TickState } from '../../../components/save-status.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { NoScores } from '../read/no-scores.tsx'
import { type Person, patternName } from '../read/person.ts'
import { ProfileSkeleton } from '../read/profile-skeleton.tsx'
import { StatementGroups } from '../statements/statement-groups.tsx'
import { AddStatement } from '../statements/statements.tsx'
import { usePersonalising } from '../statements/use-personalising.ts'
import styles from './personalise.module.css'
import { PersonalisingDialogs } from './personalising-dialogs.tsx'
import { PlpProgress } from './plp-progress.tsx'

type Props = { userId?: number | undefined; pattern: Pattern }

/**
 * Ticks and writes statements, pattern by pattern. Another person's only for user administrators:
 * everybody else gets the PLP to read.
 */
export function PersonaliseScreen({ userId, pattern }: Props) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const permissions = usePermissions()
  const user_id = userId ?? own
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  if (person.error && !person.data)
    return <QueryError query={person} title={t('profile.failed_title')} />
  if (!person.data || !permissions) return <ProfileSkeleton title={t('personalise.title')} />
  if (!permissions.has('access_lci')) return <NoAccess />
  if (user_id !== own && !permissions.has('admin_users'))
    return <Navigate to="/new-theme/plp/{-$id}" params={{ id: String(user_id) }} replace />
  if (scoresOf(person.data.user) === null)
    return <NoScores person={person.data.user} own={user_id === own} />
  return (
    <Personalise key={user_id} person={person.data.user} own={user_id === own} pattern={pattern} />
  )
}

function NoAccess() {
  const { t } = useTranslation()
  return (
    <div className={styles.personalise}>
      <Title order={1}>{t('personalise.title')}</Title>
      <RenewBanner />
    </div>
  )
}

function Personalise({ person, own, pattern }: { person: Person; own: boolean; pattern: Pattern }) {
  const { t } = useTranslation()
  const { selected, actions, add, condition, dialogs } = usePersonalising(person)
  const id = own ? undefined : String(person.id)
  return (
    <div className={styles.personalise}>
      <header className={styles.head}>
        <Title order={1}>
          {own
            ? t(person.age_group_id === 1 ? 'child.choose' : 'personalise.title')
            : t('personalise.title_of', { name: person.name })}
        </Title>
        <p className={styles.lead}>{t('personalise.lead')}</p>
      </header>
      <nav aria-label={t('personalise.patterns')}>
        <PlpProgress
          person={person}
          selected={selected}
          wrap={(other, content) => (
            <Link
              to="/new-theme/personalize-profile/{-$id}"
              params={{ id }}
              search={{ pattern: other }}
              resetScroll={false}
              aria-current={other === pattern ? 'true' : undefined}
            >
              {content}
            </Link>
          )}
        />
      </nav>
      <section className={styles.pattern}>
        <div className={styles.patternHead}>
          <h2 className={styles.title}>
            <PatternMark pattern={pattern} size={40} />
            {patternName(pattern)}
          </h2>
          <p className={styles.state}>
            <TickState condition={condition} />
          </p>
        </div>
        <StatementGroups
          key={pattern}
          person={person}
          pattern={pattern}
          selected={selected}
          actions={actions}
          level={3}
        />
        <AddStatement pattern={pattern} onAdd={add} />
      </section>
      <PatternLinks
        pattern={pattern}
        id={id}
        finished={isPlpFinished(person.attributes, selected)}
      />
      <PersonalisingDialogs {...dialogs} />
    </div>
  )
}

/** Links to the next pattern, and to the finished PLP. */
function PatternLinks({
  pattern,
  id,
  finished,
}: {
  pattern: Pattern
  id: string | undefined
  finished: boolean
}) {
  const { t } = useTranslation()
  const next = patterns[patterns.indexOf(pattern) + 1]
  return (
    <div className={styles.ways}>
      {next && (
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link
              to="/new-theme/personalize-profile/{-$id}"
              params={{ id }}
              search={{ pattern: next }}
              {...props}
            />
          )}
        >
          {t('personalise.next', { pattern: patternName(next) })}
        </Button>
      )}
      <Button
        size="lg"
        variant={next ? 'default' : 'filled'}
        renderRoot={(props) => <Link to="/new-theme/plp/{-$id}" params={{ id }} {...props} />}
      >
        {t(finished ? 'personalise.done' : 'personalise.look')}
      </Button>
    </div>
  )
}
