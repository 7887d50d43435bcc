import { isPublicPage, isShownTo } from '@quartet/domain/pages.ts'
import { type Caller, holds } from '../../security/caller.ts'

/**
 * Returns why the caller may not read a page, undefined if they may. A missing page (`key`
 * undefined) gives the same error. Guests and people awaiting consent may read only public pages
 * (D29, D43).
 */
export function mayRead(caller: Caller | undefined, key: string | undefined) {
  if (key !== undefined && isPublicPage(key)) return undefined
  if (!caller) return 'unauthenticated' as const
  if (caller.accessState === 'awaiting_consent') return 'consent_awaited' as const
  if (caller.mustSetFactor) return 'second_factor_due' as const
  return holds(caller, 'guest') ? ('forbidden' as const) : undefined
}

/** A page that shows a picture; `open`: its language is published. */
export type Showing = { key: string; languageId: number; published: boolean; open: boolean }

/**
 * Whether the caller sees a picture: as a reader of one of the pages that show it, also where that
 * page is part of another screen. Holders of `access_cms` see every picture.
 */
export function maySee(caller: Caller | undefined, pages: readonly Showing[]): boolean {
  const isLimited = caller?.accessState === 'awaiting_consent' || caller?.mustSetFactor
  if (caller && !isLimited && holds(caller, 'access_cms')) return true
  return pages.some(
    ({ key, languageId, published, open }) =>
      published &&
      (open || caller?.languageId === languageId) &&
      (mayRead(caller, key) === undefined || isOnAScreenOf(caller, key)),
  )
}

const isOnAScreenOf = (caller: Caller | undefined, key: string) =>
  caller !== undefined &&
  isShownTo(caller.accessState === 'awaiting_consent' ? 'waiting' : 'guest', key)
