import { currentSession } from './session.ts'

type Options<Draft> = {
  /** First part of the storage keys. */
  prefix: string
  /** Returns null, or throws, for a draft that an older version of the form stored. */
  parse: (stored: unknown) => Draft | null
  /** False for a form that is filled in before there is an account. */
  perAccount?: boolean
  maxDays?: number
}

const dayMs = 86_400_000

/**
 * What was typed into a form and not saved yet: stored until the tab closes or the draft expires,
 * and invisible to the next user of the tab.
 */
export function createDrafts<Draft>({
  prefix,
  parse,
  perAccount = true,
  maxDays = 7,
}: Options<Draft>) {
  const keyOf = (id: string) =>
    perAccount ? `${prefix}.${currentSession()?.user_id}.${id}` : `${prefix}.${id}`
  return {
    load(id: string): Draft | null {
      try {
        const { savedAt, draft } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '') as {
          savedAt: number
          draft: unknown
        }
        return Date.now() - savedAt < maxDays * dayMs ? parse(draft) : null
      } catch {
        return null
      }
    },
    save(id: string, draft: Draft) {
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify({ savedAt: Date.now(), draft }))
      } catch {
        // with full or forbidden storage, only a reload loses what was typed
      }
    },
    forget: (id: string) => sessionStorage.removeItem(keyOf(id)),
  }
}
