// Run by hand after `npm install` when `npm ci` says "Missing: <package for another system> from lock file".
// A registry that holds only some systems' binaries makes npm leave the others out of the lockfile, and `npm ci`
// then refuses it. They are never installed here; without a copy to look at they stand without an integrity hash.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

const path = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8'))

for (const parent of Object.values(lockfile.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const system = /-(android|darwin|linux|win32)-(x64|arm64)(-musl)?$/.exec(name)
    if (!system || lockfile.packages[`node_modules/${name}`]) continue
    lockfile.packages[`node_modules/${name}`] = entry(version, parent, system)
    console.log(`Added ${name}@${version}.`)
  }
}

lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)

function entry(version, { dev, license, engines }, [, os, cpu, musl]) {
  const libc = os === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {}
  return { version, cpu: [cpu], ...(dev && { dev }), ...libc, license, optional: true, os: [os], engines }
}
