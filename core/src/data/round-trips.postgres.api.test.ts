import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataLayer } from './open.ts'
import { postgresStore } from './postgres.ts'
import { testDatabase } from './testing.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** Stands before a PostgreSQL socket and counts how often a client speaks after it was answered. */
async function countingTurns(socket: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-turns-'))
  let turns = 0
  const server = createServer((client) => {
    const database = connect(socket)
    let isAnswered = true
    client.on('data', (chunk) => {
      if (isAnswered) turns++
      isAnswered = false
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      isAnswered = true
      client.write(chunk)
    })
    client.on('close', () => database.destroy()).on('error', () => undefined)
    database.on('close', () => client.destroy()).on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve))
  const close = async () => {
    server.close()
    await rm(folder, { recursive: true })
  }
  const during = async (work: () => Promise<unknown>) => {
    const before = turns
    await work()
    return turns - before
  }
  return { host: encodeURIComponent(folder), during, close }
}

test('limits, rights, statement and commit travel in one round trip', async () => {
  const db = await testDatabase()
  const { url = '' } = db
  const [, start = '', host = '', end = ''] = /^(.*@)([^/]*)(\/.*)$/.exec(url) ?? []
  const counting = await countingTurns(join(decodeURIComponent(host), '.s.PGSQL.5432'))
  const address = { url: `${start}${counting.host}${end}`, directUrl: url, connections: 1 }
  const data = await DataLayer.over(await postgresStore(address, silent), [])
  onTestFinished(async () => {
    await data.close()
    await counting.close()
    await db.close()
  })
  const { guid } = await db.tenant('First')
  await data.ready()
  // The least of some runs: what the store does by itself now and then is counted too.
  const turns = async (work: () => Promise<unknown>) => {
    const counts: number[] = []
    for (let run = 0; run < 5; run++) counts.push(await counting.during(work))
    return Math.min(...counts)
  }
  expect(await turns(() => data.database.forTenant(guid, (tx) => tx.sql`select 1`))).toBe(1)
  expect(await turns(() => data.database.ask(guid, { strings: ['select 1'], values: [] }))).toBe(1)
  expect(await turns(() => data.store.query({ text: 'select 1' }))).toBe(1)
  const two = () => data.database.forTenant(guid, async (tx) => [await tx.sql`select 1`, await tx.sql`select 2`])
  expect(await turns(two)).toBe(3)
  const leaving = () =>
    data.database.forTenant(guid, async (tx) => {
      await data.publish({ kind: 'live', tenant: guid, event: { event: 'seen' } })
      tx.dropTags('page:1')
      tx.audit({ action: 'seen', entity: 'page', entityId: '1', details: {} })
    })
  // Notices, log and outbox travel together, then the commit.
  expect(await turns(leaving)).toBe(2)
})
