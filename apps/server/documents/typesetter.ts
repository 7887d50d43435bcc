import type { Log } from '../monitoring/log.ts'
import { makeEngine, type ProcessTimeouts } from '../processes/child-process.ts'

export type Template = 'plp' | 'card' | 'tasks' | 'pwp'
export type TypesetTask = { template: Template; data: object }
/** `pages`: all pages below each other as an SVG. */
export type Typeset = { pdf: Uint8Array; pages: Uint8Array; pageCount: number }

/** Typesets one document after the other in a child process. `failed`: Typst cannot set it. */
export function makeTypesetter(
  log: Log,
  timeouts: ProcessTimeouts = { task: 20_000, line: 15_000, idle: 60_000 },
) {
  const file = new URL('./typesetter-engine.ts', import.meta.url)
  return makeEngine<TypesetTask, Typeset | 'failed'>(log, {
    name: 'documents',
    file,
    timeouts,
    longestLine: 30,
  })
}
export type Typesetter = ReturnType<typeof makeTypesetter>
