import { Button, Group } from '@mantine/core'
import type { UserChange } from '@quartet/contract/areas/user-changes.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import styles from './changes.module.css'
import { Failures } from './failures.tsx'
import type { Changes } from './use-changes.ts'

/** What is being done with many people, and how it ended. */
export function ChangeNotes({ changes: { visible, hide, watch } }: { changes: Changes }) {
  return visible.map((change) =>
    change.state === 'running' ? (
      <Running key={change.id} change={change} onStop={() => watch(change.id)} />
    ) : (
      <Ended key={change.id} change={change} onHide={() => hide(change.id)} />
    ),
  )
}

function Running({ change, onStop }: { change: UserChange; onStop: () => void }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const stop = useMutation({
    mutationFn: () => client.userChanges.cancel({ params: { id: change.id } }),
    meta: { quiet: true },
    onMutate: onStop,
    onSettled: refreshAll,
  })
  const { done, failed, count } = change
  const text = t('changes.running', { done: shownNumber(done + failed), all: shownNumber(count) })
  return (
    <NoteBox mood="info">
      <div role="status">
        <p>{text}</p>
        <progress className={styles.progress} max={count} value={done + failed} aria-label={text} />
      </div>
      <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t('changes.stop')}
      </Button>
    </NoteBox>
  )
}

function Ended({ change, onHide }: { change: UserChange; onHide: () => void }) {
  const { t } = useTranslation()
  const { id, kind, state, done, failed, organization_name, category_name } = change
  const values = {
    done: shownNumber(done),
    institution: `\u2068${organization_name ?? ''}\u2069`,
    category: `\u2068${category_name ?? ''}\u2069`,
  }
  return (
    <NoteBox mood={state === 'done' && failed === 0 ? 'good' : 'warn'}>
      <div role="status">
        {state !== 'done' && <p>{t(`changes.${state}`)}</p>}
        <p>{t(`changes.done_${kind}`, values)}</p>
        {failed > 0 && <p>{t('changes.failures', { failed: shownNumber(failed) })}</p>}
      </div>
      {failed > 0 && <Failures id={id} />}
      <Group>
        <Button variant="default" onClick={onHide}>
          {t('shell.close')}
        </Button>
      </Group>
    </NoteBox>
  )
}
