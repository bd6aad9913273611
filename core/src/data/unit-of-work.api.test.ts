import { setImmediate } from 'node:timers/promises'
import {
  AshlarError,
  defineEntity,
  migration,
  p,
  type Tenant,
  type Transaction,
  tenantId,
  tenantTable,
} from '@ashlar/sdk/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runAs } from './context.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

const Note = defineEntity({
  name: 'Note',
  schema: 'notes',
  tableName: 'note',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    text: p.text(),
    revision: p.integer().version(),
  },
})
const notes = {
  module: { id: 'notes' },
  migrations: [
    migration('0001', [
      tenantTable('note', [
        'id bigint not null generated always as identity',
        `text text not null check (text <> 'forbidden')`,
        'revision int not null default 1',
        'parent_id bigint',
        'primary key (tenant_id, id)',
        'unique (tenant_id, text)',
        'foreign key (tenant_id, parent_id) references notes.note (tenant_id, id)',
      ]),
    ]),
  ],
}

let db: TestDatabase
let first: Tenant
let second: Tenant
beforeAll(async () => {
  db = await testDatabase({ modules: [notes], entities: [Note] })
  first = await db.tenant('First')
  second = await db.tenant('Second')
})
beforeEach(() => db.admin('delete from notes.note'))
afterAll(() => db.close())

const as = <T>(tenant: Tenant, work: () => Promise<T>) => runAs({ tenant }, work)
const add = (text: string) => db.database.tenant((tx) => tx.sql`insert into notes.note (text) values (${text})`)
const texts = async () =>
  (await db.admin<{ text: string }>('select text from notes.note order by text')).map((row) => row.text)

describe('a unit of work', () => {
  test('leaves its lines in the audit log with tenant, actor and request, and none when it throws', async () => {
    const actor = '0198c0de-0000-7000-8000-000000000001'
    const act = (title: string, fails: boolean) =>
      runAs({ tenant: first, actor, requestId: 'noted' }, () =>
        db.database.tenant(async (tx) => {
          tx.audit({ action: 'note.pinned', entity: 'note', entityId: 7, title, details: { pinned: true } })
          if (fails) throw new Error('changed my mind')
        }),
      )
    await act('Shopping', false)
    await expect(act('Lost', true)).rejects.toThrow('changed my mind')
    const [row, ...more] = await db.admin(
      `select tenant_id, actor, request_id, action, entity, entity_id, details from core.audit where entity = 'note'`,
    )
    expect(row).toEqual({
      tenant_id: first.guid,
      actor,
      request_id: 'noted',
      action: 'note.pinned',
      entity: 'note',
      entity_id: '7',
      details: { title: 'Shopping', pinned: true },
    })
    expect(more).toEqual([])
  })

  test('saves entities for its tenant when it returns, and nothing when it throws', async () => {
    await as(first, () => db.database.tenant(async (tx) => void tx.em.create(Note, { text: 'kept' })))
    await expect(
      as(first, () =>
        db.database.tenant(async (tx) => {
          tx.em.create(Note, { text: 'lost' })
          await tx.em.flush()
          throw new Error('changed my mind')
        }),
      ),
    ).rejects.toThrow('changed my mind')
    expect(await db.admin('select text, tenant_id from notes.note')).toEqual([{ text: 'kept', tenant_id: first.guid }])
    expect(await as(second, () => db.database.tenant((tx) => tx.em.find(Note, {}, { filters: false })))).toEqual([])
  })

  test('without a tenant is refused', async () => {
    await expect(db.database.tenant(async () => 1)).rejects.toMatchObject({ code: 'NO_TENANT' })
    await expect(runAs({ tenant: null }, () => db.database.tenant(async () => 1))).rejects.toMatchObject({
      code: 'NO_TENANT',
    })
    await expect(db.database.forTenant(`x'; reset role; --`, async () => 1)).rejects.toThrow(TypeError)
  })

  test('binds values, never splices them', async () => {
    const hostile = `'); drop table notes.note; --`
    await as(first, () => add(hostile))
    const found = as(first, () =>
      db.database.tenant((tx) => tx.sql<{ id: number }>`select id from notes.note where text = ${hostile}`),
    )
    expect(await found).toEqual([{ id: expect.any(Number) }])
  })

  test('that is one statement is saved with it, or fails for what the statement failed for', async () => {
    await as(first, () => add('kept'))
    await expect(as(first, () => add('forbidden'))).rejects.toThrow(/note_text_check/)
    await expect(as(first, () => add('kept'))).rejects.toMatchObject({ code: 'ALREADY_TAKEN' })
    // Nobody after it meets a transaction that it left behind.
    await as(first, () => add('after'))
    expect(await texts()).toEqual(['after', 'kept'])
    // What is to be told besides is still written with it.
    await as(first, () =>
      db.database.tenant((tx) => {
        tx.audit({ action: 'note.added', entity: 'note', entityId: 1, title: 'Told', details: {} })
        return tx.sql`insert into notes.note (text) values ('told')`
      }),
    )
    expect(await db.admin(`select details from core.audit where action = 'note.added'`)).toHaveLength(1)
  })

  test('within another joins it: one transaction, whole or not at all', async () => {
    await expect(
      as(first, () =>
        db.database.tenant(async (tx) => {
          await add('inner')
          expect(await tx.sql`select text from notes.note`).toEqual([{ text: 'inner' }])
          await db.database.tenant(async (inner) => expect(inner).toBe(tx))
          throw new Error('outer fails')
        }),
      ),
    ).rejects.toThrow('outer fails')
    expect(await texts()).toEqual([])
  })

  test('of ten at once on one tenant each sees its own', async () => {
    await as(first, () => Promise.all(Array.from({ length: 10 }, (_, index) => add(`n${index}`))))
    expect(await texts()).toHaveLength(10)
  })

  test('leaves no rights on the connection', async () => {
    await as(first, () => add('x'))
    await as(first, () => add('x')).catch(() => undefined)
    const query = `select current_user = session_user as login, coalesce(current_setting('ashlar.tenant', true), '') as tenant`
    expect((await db.data.store.pool.query(query)).rows).toEqual([{ login: true, tenant: '' }])
  })

  test('is not needed to ask one thing: rights, tenant and statement in one message, and nothing stays', async () => {
    await as(first, () => add('mine'))
    const role = { strings: ['select current_user::text as role, text from notes.note where tenant_id <> ', ''] }
    const asked = { ...role, values: [second.guid] }
    expect(await db.database.ask(first.guid, asked)).toEqual([{ role: 'ashlar_app', text: 'mine' }])
    expect(await db.database.ask(second.guid, asked)).toEqual([])
    const query = `select current_user = session_user as login, coalesce(current_setting('ashlar.tenant', true), '') as tenant`
    expect((await db.data.store.pool.query(query)).rows).toEqual([{ login: true, tenant: '' }])
    const hostile = { ...role, values: [`' or true --`] }
    await expect(db.database.ask(first.guid, hostile)).rejects.toThrow('may only contain hashes, guids and null')
    await expect(db.database.ask(`' or true --`, asked)).rejects.toThrow('by its guid')
  })

  test('cannot be used once it is over: a forgotten await changes nothing', async () => {
    const over = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    await as(first, () =>
      db.database.tenant(async (tx) => {
        late = over.promise.then(() => tx.sql`insert into notes.note (text) values ('late')`)
        late.catch(() => undefined)
      }),
    )
    over.resolve()
    await expect(late).rejects.toThrow('has ended')
    // Nor in the moment between rollback and release, in which the connection has no tenant and other rights.
    let strays: Promise<unknown> | undefined
    const strayed = as(first, () =>
      db.database.tenant(async (tx) => {
        const insert = (n: number) =>
          tx.sql`insert into notes.note (tenant_id, text) values (${second.guid}, ${`stray ${n}`})`.catch(
            () => undefined,
          )
        strays = Promise.all(Array.from({ length: 5 }, async (_, n) => insert(n).then(() => insert(n + 10))))
        throw new Error('away')
      }),
    )
    await expect(strayed).rejects.toThrow('away')
    await strays
    expect(await texts()).toEqual([])
  })

  test('that goes on after a failed statement is told so: nothing was saved', async () => {
    await as(first, () => add('there'))
    const swallowing = as(first, () =>
      db.database.tenant(async (tx) => {
        await tx.sql`insert into notes.note (text) values ('there')`.catch(() => undefined)
        return 'saved'
      }),
    )
    await expect(swallowing).rejects.toThrow('nothing was saved')
  })
})

describe('with other rights inside a unit of work', () => {
  test('the same transaction goes on as the platform and comes back', async () => {
    await as(second, () => add('theirs'))
    await as(first, () =>
      db.database.tenant(async (tx) => {
        tx.em.create(Note, { text: 'mine' })
        const all = await db.database.platform(
          'count notes',
          (top) => top.sql`select text from notes.note order by text`,
        )
        expect(all).toEqual([{ text: 'mine' }, { text: 'theirs' }])
        expect(await tx.sql`select text from notes.note`).toEqual([{ text: 'mine' }])
        await db.database.forTenant(second.guid, (other) => other.sql`insert into notes.note (text) values ('gift')`)
        expect(await tx.sql`select text from notes.note`).toEqual([{ text: 'mine' }])
      }),
    )
    const rows = await db.admin('select text, tenant_id from notes.note order by text')
    expect(rows).toContainEqual({ text: 'gift', tenant_id: second.guid })
  })

  test('what is told to the log within joined work and with other rights is written once each, for its website', async () => {
    const told = (entityId: string) => ({ action: 'note.told', entity: 'note', entityId })
    await as(first, () =>
      db.database.tenant(async (tx) => {
        await db.database.tenant(async (joined) => joined.audit(told('joined')))
        await db.database.forTenant(second.guid, async (other) => other.audit(told('other')))
        tx.audit(told('own'))
      }),
    )
    expect(
      await db.admin(`select entity_id, tenant_id from core.audit where action = 'note.told' order by entity_id`),
    ).toEqual([
      { entity_id: 'joined', tenant_id: first.guid },
      { entity_id: 'other', tenant_id: second.guid },
      { entity_id: 'own', tenant_id: first.guid },
    ])
  })

  test('what fails there takes all with it, and its rights are gone', async () => {
    await as(second, () => add('theirs'))
    await as(first, () =>
      db.database.tenant(async (tx) => {
        await db.database.platform('fail', async () => Promise.reject(new Error('inner'))).catch(() => undefined)
        expect(await tx.sql`select text from notes.note`).toEqual([])
      }),
    )
  })

  test('statements beside it are refused rather than run with the wrong rights', async () => {
    await as(second, () => add('theirs'))
    const seen: unknown[] = []
    await as(first, () =>
      db.database.tenant(async (tx) => {
        let isEnough = false
        const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>()
        const inner = db.database.platform('slow', async (top) => {
          begun()
          while (!isEnough) await top.sql`select text from notes.note`
        })
        await hasBegun
        for (let turn = 0; turn < 20; turn++) {
          seen.push(await tx.sql`select text from notes.note`.catch((error: Error) => error.message))
          seen.push(await tx.em.find(Note, {}).catch((error: Error) => error.message))
          await setImmediate()
        }
        isEnough = true
        await inner
      }),
    )
    expect(JSON.stringify(seen)).not.toContain('theirs')
    expect(JSON.stringify(seen)).toContain('Await it first')
  })

  test('platform work names its reason, which is kept with who did it', async () => {
    const actor = crypto.randomUUID()
    await runAs({ tenant: first, actor, requestId: 'r1' }, () =>
      db.database.platform('look after it', async () => undefined),
    )
    expect(
      await db.admin(`select tenant_id, actor, action, request_id, details from core.audit where request_id = 'r1'`),
    ).toEqual([
      { tenant_id: first.guid, actor, action: 'platform', request_id: 'r1', details: { reason: 'look after it' } },
    ])
    await expect(db.database.platform(' ', async () => undefined)).rejects.toThrow('reason')
  })
})

describe('database errors', () => {
  const failing = (sql: TemplateStringsArray, ...values: unknown[]) =>
    as(first, () => db.database.tenant((tx) => tx.sql(sql, ...values)))

  test('become typed answers', async () => {
    await as(first, () => add('there'))
    await expect(failing`insert into notes.note (text) values ('there')`).rejects.toMatchObject({
      code: 'ALREADY_TAKEN',
      status: 409,
      errors: [{ path: 'text' }],
    })
    await expect(failing`insert into notes.note (text) values ('forbidden')`).rejects.toMatchObject({ status: 422 })
    await expect(failing`insert into notes.note (text) values (null)`).rejects.toMatchObject({ status: 422 })
    await expect(failing`insert into notes.note (text) values (${'a\0b'})`).rejects.toMatchObject({ status: 422 })
    await expect(failing`insert into notes.note (text, parent_id) values ('x', 99)`).rejects.toMatchObject({
      code: 'STILL_IN_USE',
      status: 409,
    })
    await expect(failing`insert into notes.note (tenant_id, text) values (${second.guid}, 'x')`).rejects.toMatchObject({
      status: 404,
    })
    await expect(failing`do $$ begin raise exception 'full' using errcode = '53100'; end $$`).rejects.toMatchObject({
      status: 507,
    })
    await expect(failing`select nonsense`).rejects.not.toBeInstanceOf(AshlarError)
  })

  test('of MikroORM too, and an old revision is 409', async () => {
    await as(first, () => add('there'))
    const twice = as(first, () => db.database.tenant(async (tx) => void tx.em.create(Note, { text: 'there' })))
    await expect(twice).rejects.toMatchObject({ code: 'ALREADY_TAKEN', status: 409 })
    const stale = as(first, () =>
      db.database.tenant(async (tx) => {
        const note = await tx.em.findOneOrFail(Note, { text: 'there' })
        await tx.sql`update notes.note set revision = revision + 1`
        note.text = 'newer'
      }),
    )
    await expect(stale).rejects.toMatchObject({ code: 'STALE_REVISION', status: 409 })
  })

  test('that pass are worked through again from the beginning, three times in all', async () => {
    let tries = 0
    const flaky = (failures: number) =>
      as(first, () =>
        db.database.tenant(async (tx) => {
          tries++
          await tx.sql`insert into notes.note (text) values (${`try ${tries}`})`
          if (tries <= failures) await tx.sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`
          return tries
        }),
      )
    expect(await flaky(2)).toBe(3)
    expect(await texts()).toEqual(['try 3'])
    await db.admin('delete from notes.note')
    tries = 0
    await expect(flaky(9)).rejects.toMatchObject({ code: 'DATABASE_BUSY', status: 503 })
    expect(tries).toBe(3)
  })
})

describe('search and usage', () => {
  test('find the documents whose words begin so, of the own tenant, by index', async () => {
    await as(first, () =>
      db.database.tenant(async (tx) => {
        await tx.search.put('page', 1, 'Brake pads for the Café')
        await tx.search.put('page', 2, 'Brakes and clutch')
        await tx.search.put('page', 2, 'Brakes, exhaust')
        await tx.search.put('post', 3, 'Brakes')
        await tx.usage.put('page', 1, ['text', 'image', 'text'])
        await tx.usage.put('page', 1, ['text', 'button'])
      }),
    )
    const find = (tenant: Tenant, words: string, limit = 10) =>
      as(tenant, () => db.database.tenant(async (tx) => (await tx.search.find('page', words, { limit })).ids))
    expect(await find(first, 'BRAKE')).toEqual([1, 2])
    expect(await find(first, 'brake', 1)).toEqual([1])
    expect(await find(first, 'brak cafe')).toEqual([1])
    expect(await find(first, 'clutch')).toEqual([])
    expect(await find(first, '…')).toEqual([])
    expect(await find(first, `%_'`)).toEqual([])
    expect(await find(second, 'brake')).toEqual([])
    expect(await db.admin('select block_type from core.block_usage order by 1')).toEqual([
      { block_type: 'button' },
      { block_type: 'text' },
    ])
    await as(first, () =>
      db.database.tenant(async (tx) => {
        await tx.search.remove('page', 2)
        await tx.usage.remove('page', 1)
      }),
    )
    expect(await find(first, 'brake')).toEqual([1])
    expect(await db.admin('select 1 from core.block_usage')).toEqual([])
  })

  test('ask the index also under row-level security, with a hundred thousand words', async () => {
    await db.admin(
      `insert into core.search_word (tenant_id, kind, word, id)
       select t, 'bulk', md5((i % 5000)::text), i from generate_series(1, 50000) i, unnest($1::uuid[]) t`,
      [[first.guid, second.guid]],
    )
    await db.admin('analyze core.search_word')
    const plan = await as(first, () =>
      db.database.tenant(
        (tx) =>
          tx.sql`explain select distinct id from core.search_word where kind = ${'bulk'} and word >= ${'abc'} and word < ${'abc\u{10FFFF}'}`,
      ),
    )
    const text = JSON.stringify(plan)
    expect(text).toMatch(/Index (Only )?(Scan|Cond)|Bitmap Index Scan/)
    expect(text).toMatch(/Index Cond.*word >= /)
    expect(text).not.toContain('Seq Scan on search_word')
  })
})

test('a unit of work that does not end loses its connection, so that others go on', async () => {
  const impatient = db.data.withEntities([], 200)
  const begun = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<void>()
  db.data.store.pool.on('release', (isBroken) => {
    if (isBroken) lost.resolve()
  })
  const endless = as(first, () =>
    impatient.tenant(async (tx) => {
      await tx.sql`insert into notes.note (text) values ('endless')`
      begun.resolve()
      await lost.promise
      await tx.sql`select 1`
    }),
  )
  endless.catch(() => undefined)
  await begun.promise
  await as(first, () => add('others'))
  await expect(endless).rejects.toThrow('has ended')
  expect(await texts()).toEqual(['others'])
})

test('long work keeps its connection where other work loses it, and is not begun within any', async () => {
  const impatient = db.data.withEntities([], 200)
  const slow = (tx: Transaction) => tx.sql<{ done: number }>`select 1 as done from pg_sleep(0.5)`
  await expect(impatient.system(async (tx) => (await slow(tx), slow(tx)))).rejects.toThrow()
  expect(await impatient.long(async (tx) => (await slow(tx), slow(tx)))).toEqual([{ done: 1 }])
  await expect(impatient.system(() => impatient.long(slow))).rejects.toThrow('its own unit of work')
})

test('F6: a database that was gone is a 503, and the next unit of work finds it again', async () => {
  const broken = as(first, () =>
    db.database.tenant(async (tx) => {
      await tx.sql`select 1`
      await db.breakConnections()
      await tx.sql`select 2`
    }),
  )
  await expect(broken).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 })
  // A busy machine needs its time to start the embedded database again.
  await vi.waitFor(() => db.data.ready(), 50_000)
})
