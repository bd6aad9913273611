import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDatabase } from './testing.ts'
import { fillDataFolder } from './testing-template.ts'

/** A process under test, which tells what it does by messages and can be killed where it stands. */
export interface Child {
  readonly pid: number
  /** Everything it has told so far. */
  readonly messages: unknown[]
  /** What it wrote to its error output. */
  readonly errors: () => string
  /** Resolves with the first message, told already or to come, that has this member. */
  told<T>(member: string): Promise<T>
  send(message: object): void
  /** `kill -9`, and wait until it is gone. */
  kill(): Promise<void>
  /** Wait until it ends by itself; its exit code. */
  ended: Promise<number | null>
}

// Reading the sources is half the processor time of a child's start.
const compiled = fileURLToPath(new URL('../../../.cache/test/compiled', import.meta.url))
const keepCompiled = new URL('./testing-keep-compiled.mjs', import.meta.url).href

/** Start a script (`*.ts`, run from its source) with these environment variables. */
export function startChild(script: URL, env: Readonly<Record<string, string>>): Child {
  const child = fork(fileURLToPath(script), {
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compiled, ...env },
    execArgv: ['--import', keepCompiled, '--conditions=source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const messages: unknown[] = []
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  child.on('message', (message) => void messages.push(message))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    pid: child.pid ?? 0,
    messages,
    errors: () => errors,
    told: (member) => told(child, messages, member, () => errors),
    send: (message) => void child.send(message),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended,
  }
}

function told<T>(child: ChildProcess, messages: unknown[], member: string, errors: () => string): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const message = messages.find((each) => typeof each === 'object' && each !== null && member in each)
      if (message === undefined) return
      child.off('message', look)
      resolve((message as Record<string, T>)[member] as T)
    }
    child.on('message', look)
    child.once('exit', (code) =>
      reject(new Error(`The child ended with ${code} before it told “${member}”: ${errors()}`)),
    )
    look()
  })
}

/** A database that processes under test open themselves, as the environment variables of a server name it. */
export interface ChildDatabase {
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A data folder with a fresh database, on PostgreSQL with one beside it; core's foundation is migrated. */
export async function childDatabase(): Promise<ChildDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-fault-'))
  const clear = () => rm(folder, { recursive: true, force: true })
  if (process.env.ASHLAR_TEST_DATABASE !== 'postgres') {
    await fillDataFolder(folder)
    return { env: { ASHLAR_DATA: folder, DATABASE_URL: '' }, close: clear }
  }
  const db = await testDatabase()
  const close = async () => {
    await db.close()
    await clear()
  }
  return { env: { ASHLAR_DATA: folder, DATABASE_URL: db.url ?? '' }, close }
}
