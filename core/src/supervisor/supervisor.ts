import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { type Config, ConfigurationError, readConfig } from '../config/index.ts'
import { type Logger, makeLog } from '../http/log.ts'
import { sharedConnections } from '../http/proxies.ts'
import { CrashRecord } from './crash-record.ts'
import { FrontDoor } from './front-door.ts'
import { memoryEnvironment, memoryFlags } from './worker-memory.ts'
import { type WorkerEnd, WorkerProcess } from './worker-process.ts'

export interface SupervisorOptions {
  /** The server's main file, which calls `startServer`. */
  readonly main: string
  /** Milliseconds without an answer after which the server counts as hanging; 30 seconds without it. */
  readonly patience?: number
}

/**
 * Run a server as one process under this one, as the environment configures it, until SIGTERM or SIGINT; then end with
 * its exit code. This one owns the listening socket. A server that ends by itself or hangs is started again, after
 * pauses that grow to a minute; one that has loaded too many versions of packages is followed by a fresh one, while
 * requests go on being answered. A first start that is refused for a reason that a person can mend ends both.
 *
 * @example await supervise({ main: fileURLToPath(new URL('./main.js', import.meta.url)) })
 */
export async function supervise({ main, patience = 30_000 }: SupervisorOptions): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = makeLog()
    const door = await openDoor(config, log)
    cluster.setupPrimary({ exec: main, execArgv: [...process.execArgv, ...memoryFlags] })
    const supervisor = new Supervisor({ config, door, patience, log })
    process.on('SIGTERM', (signal) => supervisor.stop(signal))
    process.on('SIGINT', (signal) => supervisor.stop(signal))
    process.exit(await supervisor.run())
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error)
    process.exit(1)
  }
}

function openDoor({ port, host, limits, trustedProxies }: Config, log: Logger): Promise<FrontDoor> {
  const refused = (client: string) =>
    log.warn({ client, most: limits.connections }, 'A client has too many waiting connections. New ones are closed.')
  const counting = { most: limits.connections, isProxy: sharedConnections(trustedProxies), refused }
  return FrontDoor.open({ port, host, counting })
}

interface SupervisorParts {
  readonly config: Config
  readonly door: FrontDoor
  readonly patience: number
  readonly log: Logger
}

class Supervisor {
  readonly #parts: SupervisorParts
  readonly #crashes = new CrashRecord()
  readonly #workers = new Set<WorkerProcess>()
  readonly #stopping = new AbortController()
  #hasServed = false

  constructor(parts: SupervisorParts) {
    this.#parts = parts
  }

  /** Serve until it is stopped or the first start is refused; gives the exit code. */
  async run(): Promise<number> {
    for (let worker = this.#start(); ; ) {
      const ended: WorkerEnd | undefined = await this.#serve(worker)
      if (this.#stopping.signal.aborted) return this.#allEnded()
      if (ended === undefined) {
        worker = await this.#follow(worker)
        continue
      }
      if (ended.hasToldWhy && !this.#hasServed) return ended.code || 1
      if (!ended.hasFilled) await this.#pause(worker, ended)
      if (this.#stopping.signal.aborted) return 0
      worker = this.#start()
    }
  }

  /** The second time nothing is waited for. */
  stop(signal: NodeJS.Signals): void {
    if (this.#stopping.signal.aborted) {
      for (const worker of this.#workers) worker.kill()
      process.exit(1)
    }
    const { config, door, log } = this.#parts
    log.info({ signal }, 'The service is stopping.')
    this.#stopping.abort()
    for (const worker of this.#workers) worker.drain()
    // Before it has served nobody knows of it.
    setTimeout(
      () => {
        // First the door: what it has handed over is on its way before the word to stop is.
        door.close()
        for (const worker of this.#workers) void worker.stop()
      },
      this.#hasServed ? config.drainTime : 0,
    )
  }

  /** A worker that opens the database as soon as it is loaded. */
  #start(): WorkerProcess {
    const worker = this.#load()
    worker.open()
    return worker
  }

  #load(): WorkerProcess {
    const { door, log, patience } = this.#parts
    const env = { ...memoryEnvironment(process.env), PORT: String(door.port) }
    const worker = new WorkerProcess({ env, patience, log, taken: (connection) => door.taken(connection) })
    this.#workers.add(worker)
    void worker.ended.then(() => {
      this.#workers.delete(worker)
      door.takeBack(worker)
    })
    return worker
  }

  /** Let it answer until it ends (gives how) or should be followed by another (gives undefined). */
  async #serve(worker: WorkerProcess): Promise<WorkerEnd | undefined> {
    const full = worker.full()
    const address = await Promise.race([worker.ready, worker.ended])
    if (typeof address !== 'string') return address
    this.#parts.door.handTo(worker)
    if (!this.#hasServed) console.log(`Ashlar ready at ${address}`)
    this.#hasServed = true
    return Promise.race([full.then(() => undefined), worker.ended])
  }

  /** Put a fresh process in this one's place. Gives who serves from now on: the old one, if no other can. */
  #follow(worker: WorkerProcess): Promise<WorkerProcess> {
    this.#parts.log.info(
      { pid: worker.pid },
      'A new process is taking over to free the memory of old package versions.',
    )
    return this.#parts.config.databaseUrl === undefined ? this.#oneAfterTheOther(worker) : this.#sideBySide(worker)
  }

  /** The embedded database has room for one process: whoever comes between the two waits. */
  async #oneAfterTheOther(worker: WorkerProcess): Promise<WorkerProcess> {
    const next = this.#load()
    const failure = await Promise.race([next.loaded, next.ended])
    if (failure !== undefined) return this.#goOnWith(worker, failure)
    this.#parts.door.hold()
    await worker.stop()
    next.open()
    next.alone()
    return next
  }

  async #sideBySide(worker: WorkerProcess): Promise<WorkerProcess> {
    const next = this.#start()
    const ready = await Promise.race([next.ready, next.ended])
    if (typeof ready !== 'string') return this.#goOnWith(worker, ready)
    this.#parts.door.handTo(next)
    void worker.stop().then(() => next.alone())
    return next
  }

  #goOnWith(worker: WorkerProcess, { code, signal }: WorkerEnd): WorkerProcess {
    this.#parts.log.error({ code, signal }, 'The new process stopped before it was ready. The old one continues.')
    return worker
  }

  async #pause({ pid }: WorkerProcess, { code, signal, lived }: WorkerEnd): Promise<void> {
    const pause = this.#crashes.add(lived)
    const { inARow } = this.#crashes
    this.#parts.log.error(
      { pid, code, signal, inARow, seconds: pause / 1000 },
      'The server stopped unexpectedly. It will be restarted after a pause.',
    )
    await delay(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
  }

  /** The worst of their exit codes. */
  async #allEnded(): Promise<number> {
    const ends = await Promise.all([...this.#workers].map((worker) => worker.ended))
    return Math.max(0, ...ends.map(({ code }) => code ?? 1))
  }
}
