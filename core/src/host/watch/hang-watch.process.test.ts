import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-hang-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const noted = async () =>
  Promise.all((await readdir(folder)).map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))

/** What the process says, in its order. */
function said(how: string): object[] {
  const messages: object[] = []
  child = fork(new URL('hang-watch.child.ts', import.meta.url), [folder, how])
  child.on('message', (message: object) => messages.push(message))
  return messages
}

const patient = { timeout: 60_000 }

test.each([
  ['while it runs', 'page 7'],
  ['after it has waited', 'page 8'],
  ['by itself while another waits', 'a callback in hang-watch.child.ts'],
])('issue 15: a process with an endless loop %s is ended, and what it was is noted', patient, async (how, place) => {
  const messages = said(how)
  const [, signal] = await once(child ?? process, 'exit')
  expect([signal, messages]).toEqual(['SIGKILL', []])
  expect(await noted()).toMatchObject([{ parts: [{ package: '@acme/looping', version: '1.0.0', place }] }])
})

test('issue 15: what no package of the store does is left to the supervisor', patient, async () => {
  said('after all has ended')
  // Another one that begins later has long been ended when this one still runs.
  const other = fork(new URL('hang-watch.child.ts', import.meta.url), [folder, 'while it runs'])
  await once(other, 'exit')
  expect([child?.exitCode, child?.signalCode, (await noted()).length]).toEqual([null, null, 1])
})

test('issue 15: what a process noted before it had to be ended is told by the next one, once', patient, async () => {
  const part = { package: '@acme/looping', version: '1.0.0', part: 'acme/looping', place: 'page 3' }
  await writeFile(join(folder, '999999999.json'), JSON.stringify({ parts: [part], milliseconds: 600 }))
  await writeFile(join(folder, '999999998.json'), '{"parts":[{"pack')
  const messages = said('nothing')
  await expect.poll(() => messages, { timeout: 30_000 }).toContainEqual({ lives: true })
  expect(messages[0]).toEqual({ noted: ['page 3'] })
  child?.kill('SIGKILL')
  const again = said('nothing')
  await expect.poll(() => again, { timeout: 30_000 }).toEqual([{ lives: true }])
})
