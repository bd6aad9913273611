import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import {
  CamelCasePlugin,
  type CompiledQuery,
  ControlledTransaction,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Kysely,
  PostgresDialect,
  type QueryResult,
  SingleConnectionProvider,
} from 'kysely'
import { jsonValues } from './json-values.ts'

/** What MikroORM compiles its statements with. It gets no connection: they go through a unit of work's. */
export const dialect = new PostgresDialect({
  pool: {
    connect: () => Promise.reject(new Error('Rows can only be accessed through `db.tenant` and `db.platform`.')),
    end: async () => undefined,
    options: {},
  },
})
const driver = dialect.createDriver()
const adapter = dialect.createAdapter()
const compiler = dialect.createQueryCompiler()

/** What PostgreSQL says to a statement. */
export type Answer<Row> = Pick<QueryResult<Row>, 'rows'> & {
  readonly command: string
  readonly rowCount: number | null
}

/** Sends one statement in an open transaction. */
export type Sender = <Row>(text: string, values: readonly unknown[]) => Promise<Answer<Row>>

/**
 * The open transaction of a unit of work as MikroORM and Kysely know one. It opens and closes nothing: that is the
 * unit's, which most often needs no entities, and MikroORM's own way costs three times as much as the messages themselves.
 */
export function openTransaction<Tables>(sent: Sender): ControlledTransaction<Tables> {
  const connection = new UnitConnection(sent)
  return new ControlledTransaction({
    config: { dialect },
    dialect,
    driver,
    executor: new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connection)),
    connection: { connection, release: () => undefined },
  })
}

/** Properties of entities are written `lastVisit`, their columns `last_visit`; what JSON holds is left alone. */
const names = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** The same for the tables of entities of one schema, by the names of the entities' properties. */
export function tablesOf<Tables>(entities: readonly EntitySchemaWithMeta[], sent: Sender): Kysely<Tables> {
  const schema = entities[0]?.meta.schema
  const json = jsonValues(entities)
  const open = openTransaction<Tables>(sent)
  const tables = (json === undefined ? open : open.withPlugin(json)).withPlugin(names)
  return schema === undefined ? tables : tables.withSchema(schema)
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class UnitConnection implements DatabaseConnection {
  readonly #sent: Sender

  constructor(sent: Sender) {
    this.#sent = sent
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#sent<Row>(sql, parameters)
    return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): never {
    throw new Error('Cursors are not supported because a unit of work is short.')
  }
}
