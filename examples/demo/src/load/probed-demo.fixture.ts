import { emptyPostgres, type NewPostgres } from '@ashlar/core/testing'
import { SupervisedDemo } from '../attack/supervised-demo.fixture.ts'

/** How the serving process fared in two seconds. */
export interface Probe {
  /** Milliseconds since the process began. */
  readonly at: number
  /** Megabytes. */
  readonly rss: number
  /** Open files and sockets. */
  readonly files: number
  /** Timers, sockets and requests that Node waits for. */
  readonly handles: number
  /** Milliseconds by which 99 of a hundred turns of the event loop came late, with the 10 between two looks. */
  readonly delay: number
}

/** A supervised demo that says how it fares, on the kind of database that `ASHLAR_TEST_DATABASE` names. */
export class ProbedDemo {
  readonly demo: SupervisedDemo
  readonly #postgres: NewPostgres | undefined

  private constructor(demo: SupervisedDemo, postgres: NewPostgres | undefined) {
    this.demo = demo
    this.#postgres = postgres
  }

  static async start(): Promise<ProbedDemo> {
    const postgres = await emptyPostgres()
    const demo = await SupervisedDemo.start({
      NODE_OPTIONS: `--import ${new URL('./probe.fixture.mjs', import.meta.url).href}`,
      ...(postgres && { DATABASE_URL: postgres.url }),
    })
    return new ProbedDemo(demo, postgres)
  }

  /** All that it has said so far, or its idle supervisor on the same machine. */
  probes(who: 'probe' | 'witness' = 'probe'): readonly Probe[] {
    const lines = this.demo.service.output().split('\n')
    return lines.filter((line) => line.startsWith(`${who} {`)).map((line) => JSON.parse(line.slice(who.length)))
  }

  /** Connections of the server to PostgreSQL; 0 on the embedded database. */
  async connections(): Promise<number> {
    const rows = await this.#postgres?.admin.query<{ open: number }>(
      `select count(*)::integer as open from pg_stat_activity
        where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [this.#postgres.name],
    )
    return rows?.rows[0]?.open ?? 0
  }

  async stop(): Promise<void> {
    await this.demo.stop()
    await this.#postgres?.drop()
  }
}
