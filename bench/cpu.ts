import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * From /proc/<pid>/stat, after the name: the parent, and the CPU time of the process and of its
 * ended children, in hundredths of a second.
 */
function usageOf(pid: number | string) {
  try {
    const fields =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [
      1, 11, 12, 13, 14,
    ].map((at) => fields[at])
    return { parent, own: user + system, ended: childUser + childSystem }
  } catch {
    return { parent: 0, own: 0, ended: 0 } // ended in the meantime, or not on Linux
  }
}

/**
 * The CPU time in milliseconds used by a server and the PostgreSQL in `folder`. Unlike elapsed
 * time, it is hardly affected by other load on the machine.
 */
export function cpuOf(pid: number, folder: string) {
  const postmaster = Number(
    readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0],
  )
  const numbers =
    process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const backends = numbers.map(usageOf).filter(({ parent }) => parent === postmaster)
  return (
    10 *
    (usageOf(pid).own + usageOf(postmaster).ended + backends.reduce((sum, { own }) => sum + own, 0))
  )
}
