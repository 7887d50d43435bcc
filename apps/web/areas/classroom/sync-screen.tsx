import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './sync.module.css'
import { type Consent, useSync } from './use-sync.ts'

type Props = {
  /** The parameters with which the service redirected back. */
  consent: Consent | null
  /** The person refused consent at the service. */
  isDenied: boolean
  onTaken: () => void
}
type Sync = ReturnType<typeof useSync>

/** Connects a school's classroom service, fetches from it again and disconnects it. */
export function SyncScreen({ consent, isDenied, onTaken }: Props) {
  const { t } = useTranslation()
  const sync = useSync(consent, onTaken)
  const { data } = sync.state
  const isFetching = sync.fetched.isPending
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('classroom.title')}</Title>
      {isDenied && !sync.error && (
        <NoteBox mood="warn" role="alert" title={t('classroom.refused_title')}>
          <p>{t('classroom.refused')}</p>
        </NoteBox>
      )}
      {sync.error && (
        <NoteBox mood="bad" role="alert" title={t('classroom.failed')}>
          <p>{sentenceOf(asFailure(sync.error))}</p>
        </NoteBox>
      )}
      {isFetching && (
        <Group role="status">
          <Loader size="sm" />
          <Text>{t('classroom.linking')}</Text>
        </Group>
      )}
      {!data && sync.state.error && <QueryError query={sync.state} />}
      {data && !data.configured && <None />}
      {data?.configured &&
        !isFetching &&
        (data.student_classroom_id === null ? <Unlinked sync={sync} /> : <Linked sync={sync} />)}
    </div>
  )
}

function None() {
  const { t } = useTranslation()
  return (
    <NoteBox mood="info" title={t('classroom.none_title')}>
      <p>{t('classroom.none')}</p>
      <div>
        <ToTasks />
      </div>
    </NoteBox>
  )
}

const ToTasks = () => {
  const { t } = useTranslation()
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/new-theme/tasks" {...props} />}>
      {t('classroom.to_tasks')}
    </Button>
  )
}

function Unlinked({ sync }: { sync: Sync }) {
  const { t } = useTranslation()
  return (
    <Stack align="flex-start">
      <Text>{t('classroom.lead')}</Text>
      <Text>{t('classroom.never')}</Text>
      <Button
        size="lg"
        loading={sync.begin.isPending || sync.begin.isSuccess}
        onClick={() => sync.begin.mutate()}
      >
        {t('classroom.link')}
      </Button>
    </Stack>
  )
}

function Linked({ sync }: { sync: Sync }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const when = sync.state.data?.synced_at
  return (
    <Stack align="flex-start">
      <NoteBox mood="good" title={t('classroom.linked_note')}>
        {when && <p>{t('classroom.last', { when: writtenMoment(when) })}</p>}
      </NoteBox>
      <Group>
        <Button onClick={() => sync.fetched.mutate(null)}>{t('classroom.fetch')}</Button>
        <ToTasks />
        <Button variant="default" onClick={() => setConfirming(true)}>
          {t('classroom.unlink')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isConfirming}
        title={t('classroom.unlink_sure')}
        text={t('classroom.unlink_text')}
        action={t('classroom.unlink')}
        busy={sync.unlink.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => sync.unlink.mutate(undefined, { onSettled: () => setConfirming(false) })}
      />
    </Stack>
  )
}
