import { builtinModules } from 'node:module'
import { browserModules, hostModules, serverModules, visitorModules } from '@ashlar/sdk'

/**
 * Stays a bare import. Every entry of the SDK does, shared or not, every host, and all of Node: a second copy of them,
 * or an empty stand-in for Node in a browser, would be wrong without a word, while the check names what no host gives.
 */
export const sharedWithBrowsers: readonly RegExp[] = [
  ...[...browserModules, ...serverModules, ...builtinModules].map(exactly),
  /^@ashlar\/sdk(\/|$)/,
  hostModules,
  /^node:/,
]

/** A visitor's page shares React with its islands and nothing else. */
export const sharedWithVisitors: readonly RegExp[] = [
  ...[...visitorModules, ...builtinModules].map(exactly),
  hostModules,
  /^node:/,
]

/** The same for what the server loads. */
export const isShared = (id: string): boolean => sharedWithBrowsers.some((pattern) => pattern.test(id))

function exactly(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('/', '\\/')}$`)
}
