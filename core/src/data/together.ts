import pg, { type Connection, type CustomTypesConfig, type PoolClient, type QueryResult, type Submittable } from 'pg'

/** One statement; its values travel beside the text, never in it. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[]
  /** How its columns are read; as the pool says without it. */
  readonly types?: CustomTypesConfig
}

/** A row as `pg` declares one. */
type Row = { readonly [column: string]: unknown }

/** What was to stand before a statement had not been done when it failed: of its connection nothing is known. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  constructor(cause: unknown) {
    super('What was to stand before the first statement has failed.', { cause })
  }
}

/**
 * Send a statement in one message with those that stand before and after it, which have no values. The server skips
 * what follows a statement that fails, so none can run without those before it.
 *
 * @throws NotOpened when one before it failed; else what it failed with itself
 */
export function sendTogether<R extends Row>(
  client: PoolClient,
  before: readonly string[],
  statement: Statement,
  after: readonly string[] = [],
): Promise<QueryResult<R>> {
  return new Promise((resolve, reject) => {
    const together = new Together<R>(before, statement, after)
    together.callback = (error, result) => {
      const answer = [result].flat().at(-1)
      if (answer !== undefined && !error) resolve(answer)
      else reject(together.isOpened ? error : new NotOpened(error))
    }
    client.query(together)
  })
}

type Told<R extends Row> = (error: Error | null | undefined, result: QueryResult<R> | QueryResult<R>[]) => void

/** What `pg` calls on a query while its answer arrives; its published types leave it out. */
interface Answered<R extends Row> extends Submittable {
  callback: Told<R>
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handlePortalSuspended(connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleCopyInResponse(connection: Connection): void
  handleCopyData(message: unknown, connection: Connection): void
}

const isAnswered = <R extends Row>(query: Submittable): query is Answered<R> =>
  'handleRowDescription' in query && 'handleCommandComplete' in query && 'handleReadyForQuery' in query

/** A query of our own making, as `pg` calls one: reads the answer to one statement and passes over the others. */
class Together<R extends Row> implements Submittable {
  readonly #before: readonly string[]
  readonly #after: readonly string[]
  readonly #query: Answered<R>
  readonly #isPlain: boolean
  #opening: number
  #isAnswered = false

  constructor(before: readonly string[], { text, values = [], types }: Statement, after: readonly string[]) {
    this.#before = before
    this.#after = after
    this.#opening = before.length
    // Without values one text says it all.
    this.#isPlain = values.length === 0
    const whole = this.#isPlain ? [...before, text, ...after].join('; ') : text
    const query: Submittable = new pg.Query({ text: whole, values: [...values], types })
    if (!isAnswered<R>(query)) throw new Error('This version of pg tells a query of its answer in another way.')
    this.#query = query
  }

  /** Whether everything that stands before the statement has been done. */
  get isOpened(): boolean {
    return this.#opening === 0
  }

  get callback(): Told<R> {
    return this.#query.callback
  }

  /** `pg` puts its own before it, to notice a database that does not answer. */
  set callback(told: Told<R>) {
    this.#query.callback = told
  }

  submit(connection: Connection): void {
    connection.stream.cork()
    try {
      if (!this.#isPlain) for (const text of this.#before) execute(connection, text)
      this.#query.submit(this.#isPlain || this.#after.length === 0 ? connection : endingWith(connection, this.#after))
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    if (this.#isItsTurn) this.#query.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    if (this.#isItsTurn) this.#query.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#opening > 0) {
      this.#opening--
    } else if (this.#isItsTurn) {
      this.#isAnswered = this.#after.length > 0
      this.#query.handleCommandComplete(message, connection)
    }
  }

  handleEmptyQuery(connection: Connection): void {
    this.#query.handleEmptyQuery(connection)
  }

  handlePortalSuspended(connection: Connection): void {
    this.#query.handlePortalSuspended(connection)
  }

  handleCopyInResponse(connection: Connection): void {
    this.#query.handleCopyInResponse(connection)
  }

  handleCopyData(message: unknown, connection: Connection): void {
    this.#query.handleCopyData(message, connection)
  }

  handleError(error: Error, connection: Connection): void {
    this.#query.handleError(error, connection)
  }

  handleReadyForQuery(connection: Connection): void {
    this.#query.handleReadyForQuery(connection)
  }

  get #isItsTurn(): boolean {
    return this.#opening === 0 && !this.#isAnswered
  }
}

function execute(connection: Connection, text: string): void {
  connection.parse({ name: '', text, types: [] }, true)
  connection.bind({}, true)
  connection.execute({}, true)
}

/** The same connection, which says more before the end of the message. */
function endingWith(connection: Connection, texts: readonly string[]): Connection {
  const sync = () => {
    for (const text of texts) execute(connection, text)
    connection.sync()
  }
  const same: Connection = Object.create(connection, { sync: { value: sync } })
  return same
}
