// What packages of the last version take of the SDK in a browser, where a name that is gone ends the whole package.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../fixtures/last-version/packages', import.meta.url))
const packages = readdirSync(folder).filter((name) => name.endsWith('.tgz'))

/** Name of each thing that the built files of a package import from the SDK, with its entry. */
function takenFromSdk(tarball: string): Map<string, Set<string>> {
  const files = execFileSync('tar', ['-xzOf', `${folder}/${tarball}`, '--wildcards', '*.js'], { encoding: 'utf8' })
  const taken = new Map<string, Set<string>>()
  for (const [, names = '', entry = ''] of files.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](@ashlar\/sdk[^"']*)/g)) {
    const known = taken.get(entry) ?? new Set()
    for (const name of names.split(',')) known.add(name.trim().split(/\s+as\s+/)[0] ?? '')
    taken.set(entry, known)
  }
  return taken
}

test.each(packages)('the SDK still has every name that %s imports', async (tarball) => {
  const taken = takenFromSdk(tarball)
  expect(taken.size).toBeGreaterThan(2)
  for (const [entry, names] of taken) {
    const offered = Object.keys(await import(/* @vite-ignore */ entry))
    expect(offered, entry).toEqual(expect.arrayContaining([...names]))
  }
})
