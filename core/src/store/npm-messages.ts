import type { Options } from 'pacote'

/** What npm's fetcher can be asked; a spec is what npm understands as one. */
export type NpmQuestion = { readonly spec: string; readonly options: Options } & (
  | { readonly kind: 'address' | 'versions' | 'manifest' }
  /** At most so many bytes, in so many milliseconds. */
  | { readonly kind: 'tarball'; readonly most: number; readonly timeout: number }
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

/** npm's own code, such as `E404`; empty where there is none. */
export interface NpmFailure {
  readonly kind: 'failure'
  readonly code: string
  readonly message: string
}

/** Code of a tarball with more bytes than were wanted. */
export const tooMuch = 'ETOOMUCH'
