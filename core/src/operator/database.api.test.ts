import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config/index.ts'
import { openDatabase } from '../data/index.ts'
import { fillDataFolder } from '../data/testing-template.ts'
import { operateDatabase } from './database.ts'

async function keysIn(folder: string): Promise<string[]> {
  const data = await openDatabase(readConfig({ ASHLAR_DATA: folder }))
  try {
    await data.store.query({
      text: `insert into core.state (key, value) values ('secret-fingerprint', '"a"'), ('media-mark', '"b"')
        on conflict do nothing`,
    })
    return (await data.store.query<{ key: string }>({ text: 'select key from core.state' })).rows.map(({ key }) => key)
  } finally {
    await data.close()
  }
}

test('accept-media forgets the mark of the media store alone, and refuses a folder without a database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-accept-'))
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(async () => {
    told.mockRestore()
    said.mockRestore()
    await rm(folder, { recursive: true })
  })
  expect(await operateDatabase(['accept-media', '--data', join(folder, 'mistyped')])).toBe(1)
  expect(told.mock.calls.join()).toContain('There is no embedded database in')
  await fillDataFolder(folder)
  expect((await keysIn(folder)).sort()).toEqual(['media-mark', 'secret-fingerprint'])
  expect(await operateDatabase(['accept-media', '--data', folder])).toBe(0)
  const data = await openDatabase(readConfig({ ASHLAR_DATA: folder }))
  const { rows } = await data.store.query({ text: 'select key from core.state' })
  await data.close()
  expect(rows).toEqual([{ key: 'secret-fingerprint' }])
})
