import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatementQuestions } from '../../components/statement-questions.tsx'
import { useSession } from '../../data/session.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { BareFrame } from '../../shell/bare-frame.tsx'
import styles from './career.module.css'
import { type Career, type Person, useCareer } from './career.ts'
import { CareerSkeleton } from './career-skeleton.tsx'
import { HonestFoot } from './honest-foot.tsx'
import { LoadError } from './load-error.tsx'
import { NoAccess } from './no-access.tsx'

/**
 * The answered questions, read-only: the caller's, or those of a person whose profile the caller
 * may see.
 */
export function ViewPwpScreen({ userId }: { userId?: number | undefined }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const own = useSession()?.user_id
  const { failed, whole } = useCareer(userId === own ? undefined : userId)
  const closed = permissions && !(permissions.has('access_pwp') && permissions.has('access_career'))
  return (
    <BareFrame leave={t('pwp.leave')} to="/new-theme/pwp">
      {closed ? (
        <NoAccess title={t('pwp.view')} />
      ) : failed ? (
        <LoadError query={failed} title={t('pwp.view')} />
      ) : permissions && whole ? (
        <Answers {...whole} own={whole.person.id === own} />
      ) : (
        <CareerSkeleton title={t('pwp.view')} />
      )}
    </BareFrame>
  )
}

function Answers({ career, person, own }: { career: Career; person: Person; own: boolean }) {
  const { t } = useTranslation()
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <Title order={1}>
          {own ? t('pwp.view') : t('pwp.view_of', { name: career.person.name })}
        </Title>
        <p className={styles.lead}>{t('pwp.chosen', { count: career.my_statements.length })}</p>
      </header>
      <StatementQuestions
        questions={career.questions}
        statements={career.statements}
        degrees={person.user_pattern_classification}
        selected={career.my_statements}
      />
      <HonestFoot />
    </article>
  )
}
