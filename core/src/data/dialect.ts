import {
  type CompiledQuery,
  ControlledTransaction,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresDialect,
  type QueryResult,
  SingleConnectionProvider,
} from 'kysely'
import { currentFrame, type Frame, send } from './unit-of-work.ts'

/** What MikroORM compiles its statements with. It gets no connection: they go through a unit of work's. */
export const dialect = new PostgresDialect({
  pool: {
    connect: () => Promise.reject(new Error('Rows are reached through `db.tenant` and `db.platform` only.')),
    end: async () => undefined,
    options: {},
  },
})
const driver = dialect.createDriver()
const adapter = dialect.createAdapter()
const compiler = dialect.createQueryCompiler()

/**
 * The open transaction of a unit of work as MikroORM knows one. It opens and closes nothing: that is the unit's, which
 * most often needs no entities, and MikroORM's own way costs three times as much as the messages themselves.
 */
export function entityTransaction(owner: Frame): ControlledTransaction<unknown> {
  const connection = new FrameConnection(owner)
  return new ControlledTransaction({
    config: { dialect },
    dialect,
    driver,
    executor: new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connection)),
    connection: { connection, release: () => undefined },
  })
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Each statement runs with the rights of the frame that sends it. */
class FrameConnection implements DatabaseConnection {
  readonly #owner: Frame

  constructor(owner: Frame) {
    this.#owner = owner
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await send(currentFrame() ?? this.#owner, (client) =>
      client.query<R & { [column: string]: unknown }>(sql, [...parameters]),
    )
    return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): never {
    throw new Error('Cursors are not offered: a unit of work is short.')
  }
}
