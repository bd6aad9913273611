import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { currentFrame, type Frame, send, settingsOf } from './unit-of-work.ts'

/**
 * MikroORM's way to our pool. It gives out a connection to a unit of work only, opens the transaction and sets role
 * and tenant in one round trip (`begin; set local …`: MikroORM's own session context takes two more), and sees to it
 * that each statement runs with the rights of the frame that sends it.
 */
export function unitOfWorkDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => {
        const owner = take()
        return clientOf(owner, await pool.connect())
      },
      // The pool outlives each ORM: several generations of the app share it.
      end: async () => undefined,
    },
  })
}

function take(): Frame {
  const frame = currentFrame()
  if (frame === undefined) throw new Error('Rows are reached through `db.tenant` and `db.platform` only.')
  if (frame.unit.client !== undefined) throw new Error('A unit of work has one connection: it never takes a second.')
  return frame
}

function clientOf(owner: Frame, client: PoolClient): PostgresPoolClient {
  owner.unit.client = client
  owner.unit.active = owner
  const query = (text: unknown, values?: readonly unknown[]) => {
    if (typeof text !== 'string') throw new Error('Cursors are not offered: a unit of work is short.')
    return run(owner, client, text, values)
  }
  return { query: query as PostgresPoolClient['query'], release: () => owner.unit.release(false) }
}

async function run(owner: Frame, client: PoolClient, text: string, values: readonly unknown[] = []): Promise<unknown> {
  if (text === 'begin') return client.query(`begin; ${settingsOf(owner.scope)}`)
  if (text !== 'commit' && text !== 'rollback') {
    return send(currentFrame() ?? owner, (active) => active.query(text, [...values]))
  }
  // From here on a statement of a stray promise would run outside of the transaction, as the login: none may.
  owner.unit.active = undefined
  const result = await owner.unit.inTurn(() => client.query(text))
  if (text === 'commit' && result.command !== 'COMMIT') throw new SwallowedFailure()
  return result
}

/**
 * PostgreSQL answers `commit` with ROLLBACK, and without an error, when a statement before it had failed and the work
 * went on regardless.
 */
export class SwallowedFailure extends Error {
  override readonly name = 'SwallowedFailure'
  constructor() {
    super('A statement of this unit of work had failed, so nothing was saved. Let such an error through.')
  }
}
