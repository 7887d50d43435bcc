import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { createDrafts } from '../../data/drafts.ts'
import type { NamedLanguage } from '../../lists/use-language-names.ts'
import type { Line } from './use-texts.ts'

/**
 * A typed text that is not saved. `base` is the saved text when typing began; that of the line may
 * have changed since. `wrong`: the code of why it was not saved.
 */
export type TextDraft = { line: Line; typed: string; base: string | null; wrong?: string }
type All = Readonly<Record<string, TextDraft>>

const isDraft = ({ line, typed }: TextDraft) =>
  typeof typed === 'string' && typeof line.key === 'string' && typeof line.english === 'string'
const stored = createDrafts<All>({
  prefix: 'texts',
  parse: (drafts) => (Object.values(drafts as All).every(isDraft) ? (drafts as All) : null),
})

/** The typed texts of a language by key; they survive leaving the page and a reload. */
export function createTextDrafts(languageId: number) {
  const id = String(languageId)
  let drafts: All = stored.load(id) ?? {}
  const listeners = new Set<() => void>()
  const set = (next: All) => {
    drafts = next
    if (Object.keys(next).length === 0) stored.forget(id)
    else stored.save(id, next)
    for (const listener of listeners) listener()
  }
  const put = (draft: TextDraft) => {
    const { [draft.line.key]: _, ...others } = drafts
    const isSame = draft.typed.trim() === (draft.line.value ?? '')
    set(isSame ? others : { ...drafts, [draft.line.key]: draft })
  }
  return {
    all: () => drafts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: (line: Line, typed: string) =>
      put({ line, typed, base: drafts[line.key] ? (drafts[line.key]?.base ?? null) : line.value }),
    discard(key: string) {
      const { [key]: _, ...others } = drafts
      set(others)
    },
    /** Takes over what the lines say now; what is typed stays. */
    refresh(lines: readonly Line[]) {
      for (const line of lines) {
        const draft = drafts[line.key]
        if (draft && draft.line.value !== line.value) put({ ...draft, line })
      }
    },
    /** `sent` was saved or is wrong; text typed since then stays. */
    settle(sent: TextDraft, line: Line, wrong: string | undefined) {
      const draft = drafts[line.key]
      if (!draft) return
      if (wrong) put({ ...draft, line, wrong })
      else if (draft.typed === sent.typed) this.discard(line.key)
      else put({ line, typed: draft.typed, base: line.value })
    },
  }
}
export type TextDrafts = ReturnType<typeof createTextDrafts>

export const useAllDrafts = ({ subscribe, all }: TextDrafts) => useSyncExternalStore(subscribe, all)

/** What the fields of the list share: the cells of a table only know their row. */
type Editing = { drafts: TextDrafts; language: NamedLanguage; reset: (line: Line) => void }
export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('a text field outside the list of texts')
  return editing
}

/** The draft of one text; only its own field is drawn again while it is typed. */
export function useDraft({ subscribe, all }: TextDrafts, key: string) {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => all()[key], [all, key]),
  )
}
