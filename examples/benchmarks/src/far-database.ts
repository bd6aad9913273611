import { startServerProcess } from './server-process.ts'

export interface Distance {
  /** From a server to its database, and back. */
  readonly milliseconds: number
}

/** The way to the PostgreSQL of the tests, which can be made as long as one to another data centre. */
export interface FarDatabase extends AsyncDisposable {
  move(distance: Distance): Promise<unknown>
}

/** Until it is disposed, whoever opens the PostgreSQL of the tests reaches it by a relay in a process of its own. */
export async function farDatabase(near: string): Promise<FarDatabase> {
  const file = new URL('./servers/far-database.js', import.meta.url)
  const relay = await startServerProcess(file, { DATABASE_URL: near })
  const address = new URL(near)
  address.host = `127.0.0.1:${relay.port}`
  process.env['ASHLAR_TEST_DATABASE_URL'] = address.href
  return {
    move: (distance) => relay.ask<Distance>(distance),
    [Symbol.asyncDispose]: async () => {
      process.env['ASHLAR_TEST_DATABASE_URL'] = near
      await relay[Symbol.asyncDispose]()
    },
  }
}
