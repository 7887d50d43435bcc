import { execFileSync } from 'node:child_process'

/** The processes that this one has started from a program, by their ids. */
export const processesOf = (program: string) =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, parent, ...args]) => (parent === String(process.pid) && args.join(' ').includes(program) ? [Number(pid)] : []))
