import { useState } from 'react'
import { createDrafts } from '../../data/drafts.ts'
import type { EmailLine } from './use-emails.ts'

/**
 * A typed text that is not saved; `on` is the saved text when typing began, which may have changed
 * since.
 */
export type BegunText = { typed: string; on: string | null }
type Draft = Readonly<Record<string, BegunText>>

const isBegun = (text: unknown): text is BegunText =>
  typeof text === 'object' && text !== null && typeof (text as BegunText).typed === 'string'

const drafts = createDrafts<Draft>({
  prefix: 'email-texts',
  parse: (stored) =>
    Object.fromEntries(
      Object.entries(stored as Draft)
        .filter(([, text]) => isBegun(text))
        .map(([key, { typed, on }]) => [key, { typed, on: typeof on === 'string' ? on : null }]),
    ),
})

/** The typed texts of a mail in a language, kept over a reload and a visit to other pages. */
export function useEmailDraft(id: string) {
  const [begun, setBegun] = useState<Draft>(() => drafts.load(id) ?? {})
  const change = (next: (before: Draft) => Draft) =>
    setBegun((before) => {
      const draft = next(before)
      if (Object.keys(draft).length > 0) drafts.save(id, draft)
      else drafts.forget(id)
      return draft
    })
  return {
    begun,
    typedOf: ({ key, value }: EmailLine) => begun[key]?.typed ?? value ?? '',
    write: ({ key, value }: EmailLine, typed: string) =>
      change(({ [key]: before, ...rest }) =>
        typed === (value ?? '') && (!before || before.on === value)
          ? rest
          : { ...rest, [key]: { typed, on: before ? before.on : value } },
      ),
    /** These texts were saved; what was typed since then stays. */
    saved: (sent: Readonly<Record<string, string | null>>) =>
      change((before) =>
        Object.fromEntries(
          Object.entries(before).filter(
            ([key, { typed }]) => !(key in sent) || typed.trim() !== (sent[key] ?? ''),
          ),
        ),
      ),
    discard: (keys: readonly string[]) =>
      change((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))),
      ),
  }
}
export type EmailDraft = ReturnType<typeof useEmailDraft>
