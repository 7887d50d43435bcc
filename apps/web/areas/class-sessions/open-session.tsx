import { Text, Title } from '@mantine/core'
import type { ClassSessionView } from '@quartet/contract/areas/class-sessions.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../components/qr-code.tsx'
import { shownMinute } from '../../i18n/dates.ts'
import styles from './class-sessions.module.css'
import { SessionActions } from './session-actions.tsx'
import { SessionPeople } from './session-people.tsx'

type Props = { id: number; session: ClassSessionView }

/** A session that runs: its code, what can be done, and where everybody is. */
export function OpenSession({ id, session }: Props) {
  const { t } = useTranslation()
  const { code, link, ends_at, paused, results_open, people } = session
  return (
    <>
      <section className={styles.card}>
        <QrCode text={link} label={t('class_session.qr')} size={180} />
        <div className={styles.part}>
          <Title order={2} size="h3">
            {t('class_session.code')}
          </Title>
          <p className={styles.code}>
            <bdi dir="ltr">{code}</bdi>
          </p>
          <Text>
            {t('class_session.code_text', { link: `\u2068${location.host}/class-session\u2069` })}
          </Text>
          <Text c="dimmed">
            {t('class_session.until', { time: `\u2066${shownMinute(ends_at)}\u2069` })}
          </Text>
        </div>
      </section>
      <SessionActions id={id} session={session} />
      <div role="status">
        {paused && <NoteBox mood="info">{t('class_session.paused')}</NoteBox>}
        {results_open && <NoteBox mood="good">{t('class_session.results_open')}</NoteBox>}
      </div>
      <SessionPeople people={people} />
    </>
  )
}
