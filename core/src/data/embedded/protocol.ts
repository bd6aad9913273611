/** What the thread of the embedded database is started with. */
export interface WorkerOptions {
  /** Unset: in memory. */
  readonly dataFolder: string | undefined
  /** A dump to begin with. */
  readonly template: string | undefined
  /** PostgreSQL itself, compiled before; compiled by the thread where it is left out. */
  readonly engine?: WebAssembly.Module
  /** The unix socket it answers on. */
  readonly socket: string
}

export type WorkerRequest =
  | { readonly kind: 'ping'; readonly id: number }
  | { readonly kind: 'dump'; readonly id: number }
  /** Write everything down and close the files. */
  | { readonly kind: 'close'; readonly id: number }

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly bytes: Uint8Array | undefined }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
