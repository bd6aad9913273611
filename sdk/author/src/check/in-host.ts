import { setTimeout } from 'node:timers/promises'
import type { CheckRule, Problem } from '@ashlar/sdk/check'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { requiredFolders } from '../required-folders.ts'
import type { BuiltPackage } from './built-package.ts'
import { EndlessSite } from './endless-site.ts'
import { watchLeftovers } from './leftovers.ts'

/** Refusals of the host that belong to another rule than `composition`. */
const rules: Readonly<Record<string, CheckRule>> = {
  BAD_MANIFEST: 'manifest',
  FOREIGN_BLOCK_TYPE: 'manifest',
  BAD_DEFAULTS: 'defaults',
  SDK_RANGE: 'manifest',
  MIGRATION_FAILED: 'own-schema',
  DUPLICATE_TABLE: 'own-schema',
  ENTRY_FAILED: 'loading',
}

/** Milliseconds for a composition that was replaced to end what it began. */
const drain = 3_000

/**
 * Install the package into a real host in memory, and remove it: what the host refuses, what of its site never ends, and
 * what stays behind.
 *
 * @param patience milliseconds that each part of its site may take at once
 */
export async function problemsInHost(source: BuiltPackage, patience: number): Promise<readonly Problem[] | string> {
  const required = await requiredFolders(source)
  if (typeof required === 'string') return required
  const endless = new EndlessSite(patience)
  const around = [...required, endless.package]
  let host: TestHost
  try {
    host = await testHost({ packages: around })
  } catch (error) {
    if (!isMissing(error)) throw error
    return 'The host is not installed here: npm install --save-dev @ashlar/playground'
  }
  await using _ = host
  const before = await stateOf(host, source.id)
  using watch = watchLeftovers(source.folder)
  const installed = await host.swap([...around, source.folder])
  if (!installed.ok) {
    const fix = 'This is the message from the host. Operators would see it too.'
    return [{ rule: rules[installed.code] ?? 'composition', where: 'package', message: installed.reason, fix }]
  }
  const problems = await endless.problems(host, source)
  if (problems.length > 0) return problems
  const removed = await host.swap(around)
  if (!removed.ok) throw new Error(removed.reason)
  await dropSchema(host, source.id)
  const left = await remaining(async () => [...difference(before, await stateOf(host, source.id)), ...watch.found()])
  if (left.length === 0) return []
  const message = `After the package was removed, these remain: ${left.join(' and ')}.`
  const fix = 'Stop everything that the routes start in `onClose`, and do not change the process.'
  return [{ rule: 'clean-removal', where: 'package', message, fix }]
}

/** What stays although the composition that it belonged to has had time to end. */
async function remaining(look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + drain
  let left = await look()
  while (left.length > 0 && Date.now() < until) {
    await setTimeout(50)
    left = await look()
  }
  return left
}

/** Routes, and objects of the database outside the package's own schema. */
async function stateOf(host: TestHost, schema: string): Promise<ReadonlySet<string>> {
  const rows = await host.sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname <> ${schema} and n.nspname !~ '^pg_' and n.nspname not in ('pgboss', 'information_schema')`
  return new Set([
    ...rows.map(({ name }) => name),
    ...host.routes().map(({ method, url }) => `the route ${method} ${url}`),
  ])
}

const difference = (before: ReadonlySet<string>, after: ReadonlySet<string>) => [
  ...[...after].filter((name) => !before.has(name)),
  ...[...before].filter((name) => !after.has(name)).map((name) => `no more ${name}`),
]

/** As removing a package with its data does. The id was checked: it is a plain word. */
async function dropSchema(host: TestHost, id: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]*$/.test(id)) return
  const text = [`drop schema if exists ${id} cascade`]
  await host.sql(Object.assign(text, { raw: text }))
}

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') &&
  error.message.includes('@ashlar/core')
