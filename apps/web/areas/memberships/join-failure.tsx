import type { JoinResult } from '@quartet/contract/areas/memberships.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { asFailure, sentenceOf } from '../../data/failure.ts'

type FailureProps = { answer: JoinResult | undefined; error: unknown }

/** Why the last try did not succeed. */
export function JoinFailure({ answer, error }: FailureProps) {
  const sentence = error ? sentenceOf(asFailure(error)) : answer?.error_message
  return sentence ? (
    <NoteBox mood="bad" role="alert">
      <p>{sentence}</p>
    </NoteBox>
  ) : null
}
