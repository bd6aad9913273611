import type { Options } from 'pacote'
import type { FoundRelease, RegistryPackage, RegistryRelease } from './registry-replies.ts'

/** What npm's fetcher can be asked; a spec is what npm understands as one. */
export type NpmQuestion = { readonly options: Options } & (
  | { readonly kind: 'address' | 'versions' | 'manifest'; readonly spec: string }
  /** At most so many bytes, in so many milliseconds. */
  | { readonly kind: 'tarball'; readonly spec: string; readonly most: number; readonly timeout: number }
  /** At most so many packages for Ashlar that hold these words, in so many milliseconds. */
  | { readonly kind: 'search'; readonly words: string; readonly most: number; readonly timeout: number }
  | { readonly kind: 'release'; readonly name: string; readonly version: string; readonly timeout: number }
  | { readonly kind: 'package'; readonly name: string; readonly timeout: number }
)

export type NpmAnswer =
  /** Of the registry that is asked for a package of this name. */
  | { readonly kind: 'address'; readonly registry: string }
  /** All that the registry has. */
  | { readonly kind: 'versions'; readonly versions: readonly string[] }
  /** The newest that fits. */
  | { readonly kind: 'manifest'; readonly version: string; readonly integrity: string; readonly resolved: string }
  /** Its integrity was checked where the options name one. */
  | { readonly kind: 'tarball'; readonly bytes: Uint8Array }
  | { readonly kind: 'search'; readonly found: readonly FoundRelease[] }
  /** Undefined where the release is not one for Ashlar. */
  | { readonly kind: 'release'; readonly release: RegistryRelease | undefined }
  | { readonly kind: 'package'; readonly published: RegistryPackage }

/** npm's own code, such as `E404`; empty where there is none. */
export interface NpmFailure {
  readonly kind: 'failure'
  readonly code: string
  readonly message: string
}

/** Code of a tarball or a reply with more bytes than were wanted. */
export const tooMuch = 'ETOOMUCH'
