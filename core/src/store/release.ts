import type { Manifest } from '@ashlar/sdk'

/** One version of a package as it was fetched: checked, but nothing of it has run. */
export interface Release {
  /** npm name. */
  readonly name: string
  readonly version: string
  readonly manifest: Manifest
  readonly description: string
  readonly license: string
  /** Of the tarball, `sha512-…`. */
  readonly integrity: string
  /** Exactly as fetched; kept in the database, so that every server process can unpack it. */
  readonly tarball: Buffer
  /** Bytes, unpacked. */
  readonly size: number
  /** Where it came from: the registry's address, `upload`, or `folder`. */
  readonly source: string
}
