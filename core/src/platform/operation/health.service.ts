import type { HealthSubject } from '@ashlar/sdk/platform'
import type { MailTransport } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { Config } from '../../config/config.ts'
import type { BackgroundWork, DatabaseFacts } from '../../host/tokens.ts'
import type { CoreDatabase } from '../core-database.ts'
import { databaseHealth } from './database-health.ts'
import { diskHealth } from './disk-health.ts'
import { jobsHealth } from './jobs-health.ts'
import { mailHealth } from './mail-health.ts'
import { packagesHealth } from './packages-health.ts'
import { serverHealth } from './server-health.ts'

/** How the installation fares, asked anew each time. */
export class HealthService {
  readonly #database: CoreDatabase
  readonly #facts: DatabaseFacts
  readonly #work: BackgroundWork
  readonly #config: Config
  readonly #composition: Composition
  readonly #mails: MailTransport | undefined

  constructor(
    database: CoreDatabase,
    facts: DatabaseFacts,
    work: BackgroundWork,
    config: Config,
    composition: Composition,
    mails: MailTransport | undefined,
  ) {
    this.#database = database
    this.#facts = facts
    this.#work = work
    this.#config = config
    this.#composition = composition
    this.#mails = mails
  }

  /** A subject that can't be looked at says so and hides none of the others. */
  read(): Promise<HealthSubject[]> {
    const subjects: readonly [id: string, title: string, look: () => Promise<Finding>][] = [
      ['database', 'Database', () => databaseHealth(this.#database, this.#facts, this.#config)],
      ['disk', 'Disk', () => diskHealth(this.#config.dataFolder)],
      ['mail', 'Mail', () => mailHealth(this.#database, this.#mails)],
      ['jobs', 'Background jobs', () => jobsHealth(this.#work)],
      ['packages', 'Packages', () => packagesHealth(this.#composition)],
      ['server', 'Server', () => serverHealth()],
    ]
    return Promise.all(
      subjects.map(async ([id, title, look]) => {
        const found = await look().catch((error: unknown): Finding => {
          const reason = error instanceof Error ? error.message : String(error)
          return { state: 'bad', text: `It could not be checked: ${reason}`, facts: [] }
        })
        return { id, title, ...found }
      }),
    )
  }
}

/** What was found out about one subject. */
export type Finding = Pick<HealthSubject, 'state' | 'text' | 'facts'>
