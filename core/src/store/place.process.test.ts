import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PackageStore } from './package-store.ts'
import { quotePackage, tarballOf } from './tarball-of.ts'

const kills = 3
const files = {
  ...quotePackage(),
  ...Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`dist/texts/${i}.json`, '{}'])),
}

test(`issue 3: kill -9 while a package is placed and removed, ${kills} times: it is there whole or not at all`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-place-'))
  const tarball = join(folder, 'quote.tgz')
  await writeFile(tarball, tarballOf(files))
  const script = fileURLToPath(new URL('./place.child.ts', import.meta.url))
  const store = new PackageStore(join(folder, 'packages'))
  const release = await store.fromTarball(tarballOf(files), 'test')
  let left = 0
  for (let life = 0; life < kills; life++) {
    const child = fork(script, [join(folder, 'packages'), tarball], { execArgv: [] })
    await once(child, 'message')
    // Spread over the work, and the same in every run.
    await delay((life * 37) % 60)
    child.kill('SIGKILL')
    await once(child, 'exit')

    left += (await readdir(join(folder, 'packages/.incoming'))).length
    for (const { name, version } of await store.list()) {
      const placed = store.folder({ name, version, integrity: release.integrity })
      if (placed === undefined) continue
      expect(await store.isPlaced(release)).toBe(true)
      const found = await readdir(placed, { recursive: true, withFileTypes: true })
      expect(found.filter((entry) => entry.isFile())).toHaveLength(Object.keys(files).length + 1)
    }
  }
  expect(left).toBeGreaterThan(0)
  await store.place(release)
  expect(await store.isPlaced(release)).toBe(true)
  await rm(folder, { recursive: true, force: true })
}, 60_000)
