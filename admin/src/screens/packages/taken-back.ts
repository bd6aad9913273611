import type { PackageChange } from '@ashlar/sdk/platform'

/** Days for which it is told. */
const told = 7

/** What the server took back by itself and nobody has changed since, newest first; `changes` are the newest first. */
export function takenBack(changes: readonly PackageChange[], now: Date): readonly PackageChange[] {
  const since = now.getTime() - told * 24 * 60 * 60_000
  const changed = new Set<string>()
  const found: PackageChange[] = []
  for (const change of changes) {
    const isNews = change.state === 'withdrawn' && new Date(change.startedAt).getTime() > since
    if (isNews && !changed.has(change.name)) found.push(change)
    if (change.state === 'withdrawn' || change.state === 'done') changed.add(change.name)
  }
  return found
}
