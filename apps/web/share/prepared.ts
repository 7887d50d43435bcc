import type { RefObject } from 'react'
import { Failure } from '../data/failure.ts'

type Capture = typeof import('./capture.ts')

/**
 * Makes a file from a part of the page with lazily loaded code; throws a Failure `not_made`
 * whatever goes wrong.
 */
export async function prepared(
  place: RefObject<HTMLElement | null>,
  make: (part: HTMLElement, capture: Capture) => Promise<File>,
) {
  try {
    if (!place.current) throw new Error('there is nothing to share on the page')
    return await make(place.current, await import('./capture.ts'))
  } catch {
    throw new Failure({ status: 0, name: 'not_made' })
  }
}
