import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { ConfigurationError } from '../../config/index.ts'
import { type ProcessIdentity, processWith } from '../process-identity.ts'

interface Holder extends ProcessIdentity {
  readonly host: string
}

/** A process that died while it cleared a dead one's lock; nothing it does takes longer. */
const longestReaping = 10_000

/**
 * Take the embedded database for this process alone: two on one folder lose rows without a word. The lock of a
 * process that is gone is cleared; a live one's is never taken.
 *
 * @returns how to give it back
 * @throws ConfigurationError naming the process that holds it
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const me = { ...mine(), host: hostname() } satisfies Holder
  const draft = `${path}.${me.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 })
  try {
    while (!(await linked(draft, path))) await clear(path)
  } finally {
    await rm(draft, { force: true })
  }
  return () => rm(path, { force: true })
}

function mine(): ProcessIdentity {
  return processWith(process.pid) ?? { pid: process.pid, started: 'unknown' }
}

/** A link appears whole or not at all, and never over another. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Remove a dead process's lock, or refuse. Only who holds the guard removes, and looks once more before it does. */
async function clear(path: string): Promise<void> {
  refuseIfHeld(path, await holderOf(path))
  const guard = `${path}.clearing`
  if (!(await taken(guard))) return
  try {
    refuseIfHeld(path, await holderOf(path))
    await rm(path, { force: true })
  } finally {
    await rmdir(guard)
  }
}

async function taken(guard: string): Promise<boolean> {
  try {
    await mkdir(guard)
    return true
  } catch {
    await delay(20)
    const since = await stat(guard).catch(() => undefined)
    if (since !== undefined && Date.now() - since.mtimeMs > longestReaping) await rmdir(guard).catch(() => undefined)
    return false
  }
}

async function holderOf(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isHolder(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number' && 'host' in value
  )
}

function refuseIfHeld(path: string, holder: Holder | undefined): void {
  if (holder === undefined) return
  if (holder.host !== hostname()) {
    throw new ConfigurationError(
      `The embedded database is in use by process ${holder.pid} on the machine “${holder.host}”. ` +
        `If that machine no longer exists, delete ${path} and start again.`,
    )
  }
  const running = processWith(holder.pid)
  if (running === undefined || running.started !== holder.started) return
  throw new ConfigurationError(
    `The embedded database is in use by process ${holder.pid}: only one server can use a data folder. ` +
      'Stop that process first, choose another folder with ASHLAR_DATA, or set DATABASE_URL to use PostgreSQL.',
  )
}
