import type { TestDatabase } from '../data/testing.ts'

/** The clock of a host under test: of this process, and of its database. */
export class TestClock {
  readonly #database: Pick<TestDatabase, 'admin'>
  #isMade = false

  constructor(database: Pick<TestDatabase, 'admin'>) {
    this.#database = database
  }

  /** Do work as of a time, from which the clock runs on. */
  async at<T>(time: Date | string, work: () => Promise<T>): Promise<T> {
    const before = globalThis.Date
    const ahead = new before(time).getTime() - before.now()
    if (Number.isNaN(ahead)) throw new TypeError(`“${String(time)}” is not a valid time.`)
    await this.#move(ahead)
    globalThis.Date = movedDate(before, ahead)
    try {
      return await work()
    } finally {
      globalThis.Date = before
      await this.#move(-ahead)
    }
  }

  async #move(milliseconds: number): Promise<void> {
    if (!this.#isMade) await this.#make()
    await this.#database.admin(`update ashlar_test.clock set ahead = ahead + $1::double precision * interval '1 ms'`, [
      milliseconds,
    ])
  }

  /**
   * Every `now()` asks it, defaults of columns among them; a database under test is nobody else's. PostgreSQL would call
   * its own `now` whatever is written here, but for a body so simple that it takes the place of the call.
   */
  async #make(): Promise<void> {
    for (const text of [
      'create schema ashlar_test',
      'create table ashlar_test.clock (ahead interval not null)',
      `insert into ashlar_test.clock values ('0')`,
      'grant usage on schema ashlar_test to public',
      'grant select on ashlar_test.clock to public',
      'create function ashlar_test.ahead() returns interval language sql stable parallel safe as $$ select ahead from ashlar_test.clock $$',
      `create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
        as $$ select transaction_timestamp() + ashlar_test.ahead() $$`,
    ]) {
      await this.#database.admin(text)
    }
    this.#isMade = true
  }
}

/** The same class, whose clock is ahead: dates of either are dates of both. */
function movedDate(date: DateConstructor, ahead: number): DateConstructor {
  const now = () => date.now() + ahead
  return new Proxy(date, {
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    apply: () => new date(now()).toString(),
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
  })
}
