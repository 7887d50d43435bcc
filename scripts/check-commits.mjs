// Checks the subject of every commit after the one named here: at most 72 characters, no full stop.
// Plain JavaScript for any Node from 20, without installed dependencies.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const checkedAfter = 'a4dd8307946ed59e99694f3e7dc2a5c10dfd6319'
const maxLength = 72

/** Returns what is wrong with a subject, or undefined. */
export function findFault(subject) {
  if (subject.length > maxLength) return `${subject.length} characters, at most ${maxLength}`
  return subject.endsWith('.') ? 'ends with a full stop' : undefined
}

const root = path.join(import.meta.dirname, '..')
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const isKnown = git('cat-file', '-e', checkedAfter).status === 0
  // An archive has no history, a shallow clone only its end, and a machine may have no git.
  const log = git('log', '--format=%s', isKnown ? `${checkedAfter}..HEAD` : '-1')
  const faults = (log.stdout ?? '')
    .split('\n')
    .filter(Boolean)
    .flatMap((subject) => (findFault(subject) ? [`${subject}: ${findFault(subject)}`] : []))
  if (faults.length > 0) console.error(faults.join('\n'))
  process.exit(faults.length > 0 ? 1 : 0)
}
