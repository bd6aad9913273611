import type { PackageEntry } from '@ashlar/sdk'
import type { PackageOrigin } from '@ashlar/sdk/platform'

/** Entries that a browser may load; their addresses are in `ComposedPackage.browser`. */
export const browserEntries = [
  '.',
  './admin',
  './definitions',
  './editor',
  './renderer',
  './client',
  './patterns',
] as const
export type BrowserEntry = (typeof browserEntries)[number]

/** Folder of a package in which everything lies that it has built. */
export const builtFolder = 'dist'

/** The files of a package that browsers may load. */
export interface BrowserFiles {
  /** Folder on disk; nothing outside of it is served. */
  readonly folder: string
  /** File of each entry the package has, relative to the folder. */
  readonly entries: Readonly<Partial<Record<BrowserEntry, string>>>
}

/** Where a package comes from: how its entries are had without knowing whether it lies on a disk. */
export interface PackageSource {
  /** npm name. */
  readonly name: string
  readonly version: string
  readonly origin: PackageOrigin
  /** Tells the contents of a version of the store from others that had its number before they were refused. */
  readonly contents?: string
  /** One sentence for whoever decides about it; may be empty. */
  readonly description: string
  /** The `ashlar` field as found; checked when the package is composed. */
  readonly manifest: unknown
  /** What an entry exports; undefined when the package has no such entry. Rejects with what the entry throws. */
  load(entry: PackageEntry): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Text of `./style.css`, or the empty string. */
  css(): Promise<string>
  readonly browser: BrowserFiles | undefined
}
