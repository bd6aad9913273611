import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Who holds a data folder. A number alone is not enough: the system gives it to another process later. */
export interface ProcessIdentity {
  readonly pid: number
  /** When the process started, as its system says it; only ever compared. */
  readonly started: string
}

/** The running process with this number; undefined when there is none. */
export function processWith(pid: number): ProcessIdentity | undefined {
  if (!isRunning(pid)) return undefined
  return { pid, started: startOf(pid) }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Linux counts in ticks since the machine started, so the start of the machine belongs to it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch {
    return startFromPs(pid)
  }
}

function startFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
