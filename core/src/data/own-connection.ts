import pg from 'pg'

/** Nobody answers at the address that `DATABASE_URL` names. They may at the next start. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** An address of PostgreSQL, and which variable names it. */
export interface DatabaseAddress {
  readonly variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
  readonly url: string
}

/**
 * A connection to PostgreSQL outside of the pool, for work that holds one for long.
 *
 * @throws DatabaseUnreachable with a sentence
 */
export async function ownConnection(
  { variable, url }: DatabaseAddress,
  options: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true, ...options })
  // One that breaks rejects the statement under way; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseUnreachable(`The database in ${variable} can't be reached: ${reason}.`, { cause })
  }
}
