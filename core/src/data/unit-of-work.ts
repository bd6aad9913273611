import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'
import { isConnectionLost, sqlState, UnansweredCommit } from './failure.ts'
import { uuidLiteral } from './sql-text.ts'
import type { Store } from './store.ts'
import type { UnitTransaction } from './transaction.ts'

/** As whom statements run: the role and the tenant that row-level security sees. */
export interface Scope {
  readonly role: 'ashlar_app' | 'ashlar_platform'
  /** Guid; null for platform work. */
  readonly tenant: string | null
}

/**
 * One database transaction on one connection. A nested call with another scope is a frame of its own on the same
 * connection: while it runs, statements of the frame around it are refused rather than run with the wrong rights.
 */
export class UnitOfWork {
  client: PoolClient | undefined
  /** The frame as which the connection acts just now; undefined once commit or rollback has been sent. */
  active: Frame | undefined
  /** Called in order once the transaction has committed. */
  readonly committed: (() => void)[] = []
  isOver = false
  /** The answer to the opening of the transaction. */
  #opened: Promise<unknown> = Promise.resolve()
  /** The first statement's that failed. */
  #failure: unknown

  /**
   * Take a connection and open the transaction with its limits and the frame's rights, in one message. Its answer is not waited for:
   * the first statement travels with it. Where it fails PostgreSQL refuses all that follows, so that nothing ever runs
   * with the rights of the login; and what fails for that fails with the reason, see `answered`.
   */
  async begin({ pool, limits }: Pick<Store, 'pool' | 'limits'>, frame: Frame): Promise<void> {
    const client = await pool.connect()
    this.client = client
    this.active = frame
    this.#opened = client.query(`begin; ${limits}${settingsOf(frame.scope)}`)
    this.#opened.catch(() => undefined)
  }

  /** A statement's answer, once the transaction it was sent in is known to be open. */
  async answered<T>(answer: Promise<T>): Promise<T> {
    try {
      const [, result] = await Promise.all([this.#opened, answer])
      return result
    } catch (error) {
      if (!isRefusal(error)) this.#failure ??= error
      throw error
    }
  }

  /**
   * What a failed unit of work failed for. Of statements that were sent together the one that failed need not be the
   * first to be heard of: PostgreSQL only refuses those behind it. Asked after the rollback, when all are answered.
   */
  reasonOf(error: unknown): unknown {
    return isRefusal(error) ? (this.#failure ?? error) : error
  }

  /** Commit or roll back, and give the connection back. Rejects when something was to be saved and nothing was. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { client } = this
    if (client === undefined) throw over()
    // From here on a statement of a stray promise would run outside of the transaction, as the login: none may.
    this.active = undefined
    const result = await this.answered(client.query(how)).catch((error: unknown) => {
      throw how === 'commit' && isConnectionLost(error) ? new UnansweredCommit(error) : error
    })
    this.release(false)
    if (how === 'commit' && result.command !== 'COMMIT') throw new SwallowedFailure()
  }

  /** Give the connection back, or close it when its state is not known. */
  release(broken: boolean): void {
    const client = this.client
    this.client = undefined
    this.active = undefined
    client?.release(broken)
  }
}

/** PostgreSQL takes no statement in a transaction in which one has failed. */
const isRefusal = (error: unknown): boolean => sqlState(error) === '25P02'

const over = () =>
  new Error('This unit of work has ended, so nothing more can be read or written in it. Is an `await` missing?')

/**
 * PostgreSQL answers `commit` with ROLLBACK, and without an error, when a statement before it had failed and the work
 * went on regardless.
 */
class SwallowedFailure extends Error {
  override readonly name = 'SwallowedFailure'
  constructor() {
    super('A statement in this unit of work failed, so nothing was saved. Do not catch such errors.')
  }
}

export class Frame {
  readonly scope: Scope
  readonly unit: UnitOfWork
  transaction: UnitTransaction | undefined

  constructor(scope: Scope, unit: UnitOfWork) {
    this.scope = scope
    this.unit = unit
  }
}

const frames = new AsyncLocalStorage<Frame>()

/** The frame of the running unit of work; undefined outside of one, and in what outlived it. */
export function currentFrame(): Frame | undefined {
  const frame = frames.getStore()
  return frame?.unit.isOver ? undefined : frame
}

export const inFrame = <T>(frame: Frame, work: () => Promise<T>): Promise<T> => frames.run(frame, work)

/** For what starts inside a unit of work but is no part of it, such as a listener or a timer. */
export const outsideOfFrames = <T>(work: () => T): T => frames.exit(work)

/** Both settings end with the transaction, so that a pooled connection never keeps somebody's rights. */
export function settingsOf(scope: Scope): string {
  const tenant = scope.tenant === null ? `''` : uuidLiteral(scope.tenant)
  return `set local role ${scope.role}; set local ashlar.tenant = ${tenant}`
}

export function sameScope(one: Scope, other: Scope): boolean {
  return one.role === other.role && one.tenant === other.tenant
}

/**
 * Send one statement for a frame. Refused when its connection acts for another frame just now, and when its
 * transaction is closed: looked at in the moment in which it is sent.
 */
export async function send<T>(frame: Frame, statement: (client: PoolClient) => Promise<T>): Promise<T> {
  return frame.unit.answered(statement(activeClient(frame)))
}

function activeClient(frame: Frame): PoolClient {
  const { client, active } = frame.unit
  if (client === undefined || active === undefined) {
    throw over()
  }
  if (active !== frame) {
    throw new Error('Another unit of work with other rights is running inside this one. Await it first.')
  }
  return client
}
