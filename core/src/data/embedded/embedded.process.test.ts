import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DataLayer } from '../open.ts'
import { processWith } from '../process-identity.ts'
import { startChild } from '../testing-child.ts'
import { fillDataFolder } from '../testing-template.ts'
import { takeLock } from './lock-file.ts'
import { keepSnapshot, lastSnapshotIn, snapshotsIn } from './snapshots.ts'
import { socketPath } from './socket-path.ts'
import { embeddedStore, memoryStore } from './store.ts'

const script = new URL('./lock.child.ts', import.meta.url)
const silent = { info: () => undefined, warn: () => undefined }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const start = () => startChild(script, { ASHLAR_DATA: folder, DATABASE_URL: '' })
const lock = () => join(folder, 'database.lock')

describe('F9: one process on a data folder', () => {
  test('a second refuses before it opens anything and names the first; a dead one’s lock is cleared', async () => {
    await fillDataFolder(folder)
    const first = start()
    await first.told('opened')
    const before = await stat(join(folder, 'database'))
    const second = start()
    expect(await second.told('refused')).toContain(`in use by process ${first.pid}:`)
    expect(await second.ended).toBe(1)
    expect((await stat(join(folder, 'database'))).mtimeMs).toBe(before.mtimeMs)
    await first.kill()
    expect(await readFile(lock(), 'utf8')).toContain(String(first.pid))
    const third = start()
    await third.told('opened')
    third.send({})
    expect(await third.ended).toBe(0)
    expect(await readdir(folder)).toEqual(expect.not.arrayContaining(['database.lock', 'database.sock']))
  })

  test('of five that clear a dead one’s lock at once one gets it', async () => {
    await writeFile(lock(), JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago', host: hostname() }))
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => takeLock(lock())))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(String(result.reason)).toContain(`process ${process.pid}:`)
    }
  })

  test('a lock whose number now belongs to another process is cleared, a damaged one too', async () => {
    await writeFile(lock(), JSON.stringify({ pid: process.ppid, started: 'another time', host: hostname() }))
    await (await takeLock(lock()))()
    await writeFile(lock(), '{"pid":')
    await (await takeLock(lock()))()
    expect(await readdir(folder)).toEqual([])
  })

  test('a live one’s lock is never taken, nor one of another machine', async () => {
    await writeFile(lock(), JSON.stringify({ ...processWith(process.ppid), host: hostname() }))
    await expect(takeLock(lock())).rejects.toThrow(`process ${process.ppid}:`)
    await writeFile(lock(), JSON.stringify({ pid: 1, started: 'x', host: 'elsewhere' }))
    await expect(takeLock(lock())).rejects.toThrow(/process 1 on the machine “elsewhere”.*delete/)
    expect(await readdir(folder)).toEqual(['database.lock'])
  })
})

describe('the embedded database', () => {
  test('starts again by itself when it ends: a 503 meanwhile, and nothing that was saved is lost', async () => {
    await fillDataFolder(folder)
    const store = await embeddedStore(folder, silent)
    const data = await DataLayer.over(store, [])
    try {
      await data.database.system((tx) => tx.sql`insert into core.state (key, value) values ('kept', '1')`)
      await store.thread.crash()
      await expect(data.ready()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 })
      await vi.waitFor(() => data.ready(), 15_000)
      expect(await data.database.system((tx) => tx.sql`select key from core.state`)).toEqual([{ key: 'kept' }])
    } finally {
      await data.close()
    }
  })

  test('keeps a snapshot when it was migrated and when it stops, from which it can be made anew', async () => {
    const data = await DataLayer.over(await embeddedStore(folder, silent), [])
    await data.migrate([])
    expect(await snapshotsIn(join(folder, 'snapshots'))).toHaveLength(1)
    await data.database.system((tx) => tx.sql`insert into core.state (key, value) values ('kept', '1')`)
    await data.close()
    const latest = (await snapshotsIn(join(folder, 'snapshots'))).at(-1)
    expect(await lastSnapshotIn(join(folder, 'snapshots'))).toBeInstanceOf(Date)
    expect((await stat(join(folder, 'ballast'))).size).toBe(32 * 1024 * 1024)
    const copy = await memoryStore(latest, silent)
    try {
      expect((await copy.pool.query('select key from core.state')).rows).toEqual([{ key: 'kept' }])
    } finally {
      await copy.close()
    }
  })

  test('that cannot be opened names the snapshot to go back to', async () => {
    await writeFile(join(folder, 'database'), 'not a folder')
    await expect(embeddedStore(folder, silent)).rejects.toThrow()
    expect(await readdir(folder)).not.toContain('database.lock')
    await rm(join(folder, 'database'))
    await keepSnapshot(join(folder, 'snapshots'), new Uint8Array(8))
    await fillDataFolder(folder)
    for (const file of ['PG_VERSION', 'global/pg_control']) await writeFile(join(folder, 'database', file), 'x')
    await expect(embeddedStore(folder, silent)).rejects.toThrow(/cannot be opened.*snapshots.*tar\.gz/s)
  })

  test('keeps three snapshots', async () => {
    for (let count = 0; count < 5; count++) await keepSnapshot(folder, new Uint8Array([count]))
    const kept = await snapshotsIn(folder)
    expect(kept).toHaveLength(3)
    expect([...gunzipSync(await readFile(kept.at(-1) ?? ''))]).toEqual([4])
  })

  test('has its socket elsewhere when the folder’s path is over 100 bytes', async () => {
    const short = await socketPath('/tmp/x')
    expect(short.path).toBe('/tmp/x/database.sock')
    const long = await socketPath(`/tmp/${'x'.repeat(100)}`)
    expect(long.path.length).toBeLessThanOrEqual(100)
    await long.clear()
  })
})
