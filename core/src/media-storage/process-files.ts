import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type ProcessIdentity, processWith } from '../data/process-identity.ts'

/** Milliseconds after which a file of another machine's process, which nobody here can look for, is a dead one's. */
const longestStay = 3_600_000
/** Looked at in one go. */
const mostAtOnce = 1000

/** A file whose process is gone. */
export interface LeftFile {
  /** As its process called it. */
  readonly name: string
  readonly path: string
}

/** A folder of files that live only as long as the work of a process on them; each says in its name whose it is. */
export class ProcessFiles {
  readonly #folder: string
  readonly #owner = ownerOf(processWith(process.pid) ?? { pid: process.pid, started: 'unknown' })

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Where a file of this process is to lie that is called so. */
  async path(name: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    return join(this.#folder, `${this.#owner}~${name}`)
  }

  /** Leave a file to whoever sweeps in an hour or later, be it this process. */
  async disown(name: string): Promise<void> {
    await rename(await this.path(name), join(this.#folder, name))
  }

  /** Files that nobody works on any more: their process was killed. Never those of a process that lives. */
  async left(): Promise<LeftFile[]> {
    const left: LeftFile[] = []
    const living = new Map<string, boolean>()
    for (const file of await readdir(this.#folder).catch(() => [])) {
      if (left.length === mostAtOnce) break
      const path = join(this.#folder, file)
      const {
        owner,
        machine,
        pid,
        name = file,
      } = /^(?<owner>(?<machine>\w+)~(?<pid>\d+)~\w+)~(?<name>.+)$/.exec(file)?.groups ?? {}
      if (owner === undefined || machine !== thisMachine()) {
        if (await isOld(path)) left.push({ name, path })
        continue
      }
      const lives = living.get(owner) ?? isLiving(owner, Number(pid))
      living.set(owner, lives)
      if (!lives) left.push({ name, path })
    }
    return left
  }

  /** Delete what processes left that were killed. */
  async sweep(): Promise<void> {
    for (const { path } of await this.left()) await rm(path, { force: true })
  }
}

/** The number of a process is given to another one later, its start is not. */
function ownerOf({ pid, started }: ProcessIdentity): string {
  return `${thisMachine()}~${pid}~${short(started)}`
}

function isLiving(owner: string, pid: number): boolean {
  const running = processWith(pid)
  return running !== undefined && ownerOf(running) === owner
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > longestStay
}

const thisMachine = () => short(hostname())
const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
