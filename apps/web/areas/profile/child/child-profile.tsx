import { Anchor, Button, Title } from '@mantine/core'
import type { Scores } from '@quartet/domain/patterns.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { tasksPath } from '../../../data/task-pages.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { OwnPicture } from '../read/headline.tsx'
import { ContinueButton } from '../read/next-step.tsx'
import type { Person } from '../read/person.ts'
import { ShareProfile } from '../read/share-profile.tsx'
import { SyncAlert } from '../read/sync-alert.tsx'
import { useAttempts } from '../read/use-attempts.ts'
import styles from './child.module.css'
import { GrownUpDetails } from './grown-up-details.tsx'
import { LeadingGuides, OtherGuides } from './guides.tsx'
import { Unsure } from './unsure.tsx'

type Props = { person: Person; scores: Scores }

/** A child's own profile: short, in plain words; the details are folded for a grown-up. */
export function ChildProfile({ person, scores }: Props) {
  const { t } = useTranslation()
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return (
    <article className={styles.child}>
      <header className={styles.head}>
        <OwnPicture person={person} />
        <Title order={1}>{t('child.profile_title', { name: person.first_name })}</Title>
      </header>
      <LeadingGuides person={person} scores={scores} />
      <Unsure person={person} />
      <NextForChild person={person} />
      <OtherGuides person={person} scores={scores} />
      {mayUseTasks && <SyncAlert person={person} />}
      <section className={styles.part}>
        <Title order={2} size="h3">
          {t('share.child_title')}
        </Title>
        <p>{t('share.child_text')}</p>
        <p>{t('child.who')}</p>
        <div>
          <ShareProfile person={person} withPicture />
        </div>
      </section>
      <Disclosure level={2} title={<span className={styles.name}>{t('child.adults')}</span>}>
        <GrownUpDetails person={person} />
      </Disclosure>
    </article>
  )
}

function NextForChild({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { data } = useAttempts(person.id)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  if (data?.open_attempt_id)
    return (
      <section className={styles.part}>
        <ContinueButton attemptId={data.open_attempt_id} />
      </section>
    )
  return (
    <div className={styles.ways}>
      {mayUseTasks && (
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to={tasksPath(person)} search={{ add: '1' } as never} {...props} />
          )}
        >
          {t('child.task')}
        </Button>
      )}
      <Anchor
        className={styles.other}
        renderRoot={(props) => (
          <Link to="/new-theme/personalize-profile/{-$id}" params={{}} {...props} />
        )}
      >
        {t('child.choose')}
      </Anchor>
    </div>
  )
}
