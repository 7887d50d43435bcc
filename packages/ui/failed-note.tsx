import { Button } from '@mantine/core'
import { NoteBox } from './note-box.tsx'

type Props = { title?: string; text: string; retry: string; onRetry: () => void; busy?: boolean }

/** Shown in place of what could not be loaded: what happened, and a retry button. */
export function FailedNote({ title, text, retry, onRetry, busy = false }: Props) {
  return (
    <NoteBox mood="bad" title={title} role="alert">
      <p>{text}</p>
      <div>
        <Button variant="default" onClick={onRetry} loading={busy}>
          {retry}
        </Button>
      </div>
    </NoteBox>
  )
}
