import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { EntityManager } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { currentContext, currentTenant } from './context.ts'
import { openTransaction, type Sender } from './dialect.ts'
import { ormOf, type PackageEntities } from './entities.ts'
import { errors } from './errors.ts'
import { failureOf, isConnectionLost, isWorthRepeating, UnansweredCommit } from './failure.ts'
import { rowTypes } from './row-types.ts'
import { type Pieces, spliced } from './sql-text.ts'
import type { Store } from './store.ts'
import { type EventHearer, type Messenger, UnitTransaction } from './transaction.ts'
import { currentFrame, Frame, inFrame, type Scope, sameScope, send, settingsOf, UnitOfWork } from './unit-of-work.ts'

const attempts = 3
/** Milliseconds that work of minutes may take on a database that does not see to it itself. */
const longest = 30 * 60_000
type Work<T> = (tx: UnitTransaction) => Promise<T>

/** The SDK's `Database` over one ORM. Several of them, one per generation of the app, share a store. */
export class UnitDatabase implements Database {
  readonly #store: Pick<Store, 'pool' | 'limits'>
  readonly #entities: readonly PackageEntities[]
  #orm: MikroORM | undefined
  #hearers: ReadonlyMap<string, readonly EventHearer[]> = new Map()
  readonly #messenger: Messenger
  /** Milliseconds after which an unfinished unit of work loses its connection; none where the server sees to it. */
  readonly #patience: number | undefined

  constructor(
    store: Pick<Store, 'pool' | 'limits'>,
    entities: readonly PackageEntities[],
    messenger: Messenger,
    patience?: number,
  ) {
    this.#store = store
    this.#entities = entities
    this.#messenger = messenger
    this.#patience = patience
  }

  /** From now on these act on events, by the events' ids, within the unit of work that tells them. */
  hear(hearers: ReadonlyMap<string, readonly EventHearer[]>): void {
    this.#hearers = hearers
  }

  tenant<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const tenant = currentTenant()
    if (tenant === null) return Promise.reject(errors.NO_TENANT())
    return this.forTenant(tenant.guid, work)
  }

  forTenant<T>(guid: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run({ role: 'ashlar_app', tenant: guid.toLowerCase() }, work)
  }

  platform<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (reason.trim() === '')
      return Promise.reject(new TypeError('Platform work must give a reason for the audit log.'))
    return this.system(async (tx) => {
      const context = currentContext()
      await tx.query(
        `insert into core.audit (action, details, tenant_id, actor, request_id) values ('platform', $1, $2, $3, $4)`,
        [{ reason }, context?.tenant?.guid ?? null, context?.actor ?? null, context?.requestId ?? null],
      )
      return work(tx)
    })
  }

  /** Platform work of core's own machinery (jobs, catalogue), which would drown the audit log. Not for packages. */
  system<T>(work: Work<T>): Promise<T> {
    return this.#run({ role: 'ashlar_platform', tenant: null }, work)
  }

  /**
   * The same for work that may take minutes and is whole or not at all: moving a website. Statements may take long on
   * PostgreSQL; the embedded database counts as hanging after five seconds of one, so they are to be small ones.
   */
  long<T>(work: Work<T>): Promise<T> {
    if (currentFrame() !== undefined) return Promise.reject(new Error('Long work needs its own unit of work.'))
    const patience = this.#patience === undefined ? undefined : longest
    return this.#repeat(
      { role: 'ashlar_platform', tenant: null },
      async (tx) => {
        await tx.sql`set local statement_timeout = 0`
        return work(tx)
      },
      patience,
    )
  }

  /**
   * Ask one thing as a tenant's request, or for null as the platform, outside of a unit of work: rights, tenant and
   * statement travel in one message, which PostgreSQL takes for a transaction. For what every request asks.
   *
   * @throws TypeError for a value that is no hash, guid or null; see `spliced`
   */
  async ask<Row extends object>(tenant: string | null, statement: Pieces): Promise<Row[]> {
    if (currentFrame() !== undefined) throw new Error('Use the transaction within a unit of work.')
    const scope: Scope = { role: tenant === null ? 'ashlar_platform' : 'ashlar_app', tenant }
    const { pool, limits } = this.#store
    const text = `${limits}${settingsOf(scope)}; ${spliced(statement)}`
    try {
      const answer = await pool.query<Row & { [column: string]: unknown }>({ text, types: rowTypes })
      // `pg` gives a list of answers to a message of several statements.
      return [answer].flat().at(-1)?.rows ?? []
    } catch (error) {
      if (isConnectionLost(error)) this.#messenger.check()
      throw failureOf(error)
    }
  }

  async #run<T>(scope: Scope, work: Work<T>): Promise<T> {
    const frame = currentFrame()
    if (frame === undefined) return this.#repeat(scope, work)
    return sameScope(frame.scope, scope) ? join(frame, work) : this.#nest(frame, scope, work)
  }

  async #repeat<T>(scope: Scope, work: Work<T>, patience = this.#patience): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(scope, work, patience)
      } catch (error) {
        if (attempt === attempts || !isWorthRepeating(error)) throw failureOf(error)
        await delay(Math.random() * 20 * 4 ** attempt)
      }
    }
  }

  async #attempt<T>(scope: Scope, work: Work<T>, patience: number | undefined): Promise<T> {
    const unit = new UnitOfWork()
    const frame = new Frame(scope, unit)
    const timer = patience === undefined ? undefined : setTimeout(() => unit.release(true), patience)
    try {
      const result = await inFrame(frame, () => this.#transact(frame, work))
      for (const told of unit.committed) told()
      return result
    } catch (error) {
      // Held only if the transaction could not even begin or be rolled back: nobody else gets such a connection.
      unit.release(true)
      if (isConnectionLost(error)) this.#messenger.check()
      throw error
    } finally {
      clearTimeout(timer)
      unit.isOver = true
    }
  }

  async #transact<T>(frame: Frame, work: Work<T>): Promise<T> {
    const { unit } = frame
    await unit.begin(this.#store, frame)
    try {
      const transaction = this.#transaction(frame)
      frame.transaction = transaction
      const answer = work(transaction)
      if (transaction.isLastWord(answer)) return await committedWith(answer, unit)
      const result = await answer
      await transaction.settle()
      await unit.end('commit')
      return result
    } catch (error) {
      await unit.end('rollback').catch(() => unit.release(true))
      throw unit.reasonOf(error)
    }
  }

  #transaction(frame: Frame): UnitTransaction {
    const entities = (sent: Sender): EntityManager => {
      // Made for the first unit of work that asks for it: most ask for none.
      this.#orm ??= ormOf(this.#entities)
      const em = this.#orm.em.fork()
      em.setTransactionContext(openTransaction(sent))
      return em
    }
    return new UnitTransaction(frame, entities, this.#messenger, (event) => this.#hearers.get(event) ?? [])
  }

  /** The same transaction with other rights: what the frame around it has open is written first. */
  async #nest<T>(outer: Frame, scope: Scope, work: Work<T>): Promise<T> {
    const { unit } = outer
    if (outer.transaction === undefined)
      throw new Error('A unit of work cannot start another one while it is starting.')
    await outer.transaction.flush()
    const frame = new Frame(scope, unit)
    await become(outer, frame)
    const transaction = this.#transaction(frame)
    frame.transaction = transaction
    const done = async () => {
      const result = await work(transaction)
      await transaction.settle()
      return result
    }
    const result = await inFrame(frame, done).catch(async (error: unknown) => {
      // After a failed statement the transaction is lost anyway, and PostgreSQL refuses to change the settings.
      await become(frame, outer).catch(() => undefined)
      throw error
    })
    await become(frame, outer)
    return result
  }
}

/**
 * The commit leaves with the last statement. What that failed for is told, rather than what came of it; but where the
 * connection broke, that the commit was sent.
 */
async function committedWith<T>(answer: Promise<T>, unit: UnitOfWork): Promise<T> {
  const [result, commit] = await Promise.allSettled([answer, unit.end('commit')])
  if (commit.status === 'rejected' && commit.reason instanceof UnansweredCommit) throw commit.reason
  if (result.status === 'rejected') throw result.reason
  if (commit.status === 'rejected') throw commit.reason
  return result.value
}

async function join<T>(frame: Frame, work: Work<T>): Promise<T> {
  if (frame.transaction === undefined) throw new Error('A unit of work cannot join one that is still starting.')
  const result = await work(frame.transaction)
  // What it leaves to the log and to the outbox is written once, when the work around it returns.
  await frame.transaction.flush()
  return result
}

/** The change is made in the moment in which it is sent, so that no statement can slip between. */
async function become(from: Frame, to: Frame): Promise<void> {
  await send(from, (client) => {
    from.unit.active = to
    return client.query(settingsOf(to.scope))
  })
}
