import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Folders that never hold source of ours. */
const notSource = new Set(['node_modules', 'dist', '.cache', 'test-results'])

/** Parse a JSON file and, if it is broken, say which one. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${relative(root, path)} is not valid JSON: ${cause.message}`, { cause })
  }
}

/** Every workspace the root package.json names: `{ dir, name, manifest }`, `dir` relative to the root. */
export function workspaces() {
  return readJson(join(root, 'package.json'))
    .workspaces.flatMap(expand)
    .filter((dir) => existsSync(join(root, dir, 'package.json')))
    .map((dir) => ({ dir, manifest: readJson(join(root, dir, 'package.json')) }))
    .map(({ dir, manifest }) => ({ dir, name: manifest.name, manifest }))
}

function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  if (!existsSync(join(root, parent))) return []
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
    .sort()
}

/** Paths, relative to the root, of every file below `dir` that could be source. */
export function filesBelow(dir) {
  const absolute = join(root, dir)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = dir === '.' ? entry.name : `${dir}/${entry.name}`
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** The workspaces, each after those it depends on. */
export function inBuildOrder(all) {
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]))
  const ordered = new Set()
  const seen = new Set()
  const place = (workspace) => {
    if (seen.has(workspace)) return
    seen.add(workspace)
    for (const sibling of siblingsOf(workspace, byName)) place(sibling)
    ordered.add(workspace)
  }
  all.forEach(place)
  return [...ordered]
}

/** The workspaces that this one names in its package.json. */
export function siblingsOf({ manifest }, byName) {
  const { dependencies, peerDependencies, devDependencies } = manifest
  return Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies })
    .map((name) => byName.get(name))
    .filter((sibling) => sibling !== undefined)
}
