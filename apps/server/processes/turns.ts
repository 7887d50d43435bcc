import { setImmediate as others } from 'node:timers/promises'

/** How many of a long list are done at a time. */
const turn = 200

/** Maps a long list, and lets other requests have their turn in between. */
export async function mapInTurns<One, Other>(
  all: readonly One[],
  each: (one: One) => Other,
): Promise<Other[]> {
  const done: Other[] = []
  for (const [at, one] of all.entries()) {
    if (at > 0 && at % turn === 0) await others()
    done.push(each(one))
  }
  return done
}
