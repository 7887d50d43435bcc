import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Of /proc/<pid>/stat, after the name: the parent, and hundredths of a second used by itself and by its children that ended. */
function usageOf(pid: number | string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map((at) => fields[at])
    return { parent, own: user + system, ended: childUser + childSystem }
  } catch {
    return { parent: 0, own: 0, ended: 0 } // ended meanwhile, or no Linux
  }
}

/** Milliseconds of processor that a server and the PostgreSQL in `folder` have used: what a busy machine does not falsify as it does the clock. */
export function cpuOf(pid: number, folder: string) {
  const postmaster = Number(readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
  const numbers = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const backends = numbers.map(usageOf).filter(({ parent }) => parent === postmaster)
  return 10 * (usageOf(pid).own + usageOf(postmaster).ended + backends.reduce((sum, { own }) => sum + own, 0))
}
