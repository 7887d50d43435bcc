import { execFileSync } from 'node:child_process'

/** The ids of this process's child processes that run a program. */
export const processesOf = (program: string) =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, parent, ...args]) =>
      parent === String(process.pid) && args.join(' ').includes(program) ? [Number(pid)] : [],
    )
