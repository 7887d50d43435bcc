import { Button, Text, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { sessionQuery, useSessionAction } from './class-session.ts'
import styles from './class-sessions.module.css'
import { OpenSession } from './open-session.tsx'

/** The class session of a group, for whoever owns the group. */
export function TeacherScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(sessionQuery(id))
  if (!query.data) return <RecordLoading query={query} />
  const { group_name, available, session } = query.data
  return (
    <RecordPage
      back={{ to: `/new-theme/groups/${id}`, title: group_name }}
      name={t('class_session.title')}
    >
      <Title order={1}>{t('class_session.title')}</Title>
      <Text className={styles.lead}>{t('class_session.lead')}</Text>
      {session ? (
        <OpenSession id={id} session={session} />
      ) : available ? (
        <Open id={id} />
      ) : (
        <NoteBox mood="info">{t('error.class_session_off')}</NoteBox>
      )}
    </RecordPage>
  )
}

function Open({ id }: { id: number }) {
  const { t } = useTranslation()
  const open = useSessionAction(id, (_: undefined) =>
    client.classSessions.open({ params: { group_id: id } }),
  )
  return (
    <div>
      <Button loading={open.isPending} onClick={() => open.mutate(undefined)}>
        {t('class_session.open')}
      </Button>
    </div>
  )
}
