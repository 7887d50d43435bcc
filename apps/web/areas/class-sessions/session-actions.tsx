import { Button } from '@mantine/core'
import type { ClassSessionView } from '@quartet/contract/areas/class-sessions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { useSessionAction } from './class-session.ts'
import styles from './class-sessions.module.css'

type Props = { id: number; session: ClassSessionView }
type Change = { paused: boolean } | { results_open: true }

/** Pauses a session, opens the results, and ends it. */
export function SessionActions({ id, session: { paused, results_open } }: Props) {
  const { t } = useTranslation()
  const [isEnding, setIsEnding] = useState(false)
  const params = { group_id: id }
  const change = useSessionAction(id, (body: Change) =>
    client.classSessions.change({ params, body }),
  )
  const end = useSessionAction(id, (_: undefined) => client.classSessions.end({ params }))
  return (
    <div className={styles.row}>
      <Button
        variant={paused ? 'filled' : 'default'}
        disabled={change.isPending}
        onClick={() => change.mutate({ paused: !paused })}
      >
        {t(paused ? 'class_session.resume' : 'class_session.pause')}
      </Button>
      {!results_open && (
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => change.mutate({ results_open: true })}
        >
          {t('class_session.open_results')}
        </Button>
      )}
      <Button variant="default" loading={end.isPending} onClick={() => setIsEnding(true)}>
        {t('class_session.end')}
      </Button>
      <ConfirmDialog
        opened={isEnding}
        title={t('class_session.end')}
        text={t('class_session.end_sure')}
        action={t('class_session.end')}
        onCancel={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false)
          end.mutate(undefined)
        }}
      />
    </div>
  )
}
