import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const files = {
  'plain.js': 'export const answer = 42',
  'outer.js': "import { answer as inner } from './plain.js'; export const answer = inner + 1",
  'waiting.js': 'export const answer = await Promise.resolve(44)',
  'behind.js': "import { answer as inner } from './waiting.js'; export const answer = inner + 1",
  'old.cjs': 'exports.answer = 46',
  'failing.js': 'globalThis.runs = (globalThis.runs ?? 0) + 1; throw new RangeError(globalThis.runs)',
  'wrong.js': "import { missing } from './plain.js'",
  'dist/sharing.js': "import react from 'react'; export const answer = react === globalThis.own",
  'dist/strange.js': "import 'semver'",
}

test('issue 3: an entry of a package is loaded once, without a walk through all that it reaches, with the host’s React', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-entries-'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const [file, code] of Object.entries(files)) await writeFile(join(folder, file), code)
  const script = fileURLToPath(new URL('./entry-exports.child.ts', import.meta.url))
  const child = fork(script, [folder, ...Object.keys(files), 'nowhere.js'], { execArgv: [] })
  const told: Record<string, unknown> = {}
  child.on('message', (message: object) => void Object.assign(told, message))
  await once(child, 'exit')
  await rm(folder, { recursive: true })

  expect(told).toEqual({
    'plain.js': { answer: 42, isOne: true, isWalked: false },
    'outer.js': { answer: 43, isOne: true, isWalked: false },
    // What waits at its top, and CommonJS, only `import()` can load.
    'waiting.js': { answer: 44, isOne: true, isWalked: true },
    'behind.js': { answer: 45, isOne: true, isWalked: true },
    'old.cjs': { answer: 46, isOne: true, isWalked: expect.any(Boolean) },
    'failing.js': { error: 'RangeError: 1' },
    'wrong.js': { error: expect.stringContaining("does not provide an export named 'missing'") },
    'dist/sharing.js': { answer: true, isOne: true, isWalked: false },
    'dist/strange.js': { error: expect.stringContaining("Cannot find package 'semver'") },
    'nowhere.js': { error: expect.stringContaining('Cannot find module') },
  })
})
