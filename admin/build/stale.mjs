import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const admin = new URL('..', import.meta.url).pathname
// The SDK is read as tsc has left it: that is what packages get, too.
const inputs = [
  'src',
  'build',
  'build.mjs',
  'package.json',
  '../sdk/dist',
  '../sdk/package.json',
  '../package-lock.json',
]

/** A digest of the contents of everything the browser files are made from. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => filesOf(join(admin, input)))) {
    hash.update(path.slice(admin.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.tsbuildinfo$|\.map$|\.d\.ts$|\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const stamp = (out) => join(out, '.sources')

export const sourcesChanged = (out) => !existsSync(stamp(out)) || readFileSync(stamp(out), 'utf8') !== fingerprint()

export const markBuilt = (out) => writeFileSync(stamp(out), fingerprint())
