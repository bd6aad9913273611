import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadingMarker } from './loading-marker.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-marker-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What `kill -9` of another process leaves when it was loading this. */
async function killedWhileLoading(id: string): Promise<void> {
  await writeFile(join(folder, '.loading', `${spawnSync(process.execPath, ['-v']).pid}.loading`), id)
}

test('P6: what is composed after a kill is cleared of it, not what is loaded only; the kills of others are not', async () => {
  loadingMarker(folder)
  await killedWhileLoading('quote@1.0.0')
  loadingMarker(folder)
  await killedWhileLoading('map@1.0.0')
  const marker = loadingMarker(folder)
  expect(marker.survivors()).toEqual([])
  for (const id of ['quote@1.0.0', 'map@1.0.0']) {
    marker.begin(id)
    marker.end()
  }
  marker.forgive(['quote@1.0.0'])

  await killedWhileLoading('quote@1.0.0')
  loadingMarker(folder)
  await killedWhileLoading('map@1.0.0')
  expect(loadingMarker(folder).survivors()).toEqual(['map@1.0.0'])
})

test('P6: what another living process loads is no death', async () => {
  loadingMarker(folder)
  await writeFile(join(folder, '.loading', `${process.ppid}.loading`), 'quote@1.0.0')
  for (let start = 0; start < 3; start++) expect(loadingMarker(folder).survivors()).toEqual([])
  expect(await readdir(join(folder, '.loading'))).toEqual([`${process.ppid}.loading`])
})

test('P6: a process of the same number as the one that died is a later life of it', async () => {
  for (let life = 0; life < 2; life++) {
    expect(loadingMarker(folder).survivors()).toEqual([])
    await writeFile(join(folder, '.loading', `${process.pid}.loading`), 'quote@1.0.0')
  }
  expect(loadingMarker(folder).survivors()).toEqual(['quote@1.0.0'])
})
