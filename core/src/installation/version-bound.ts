import type { ServingHost } from './parts.ts'

/**
 * Versions of store packages in one process's memory at which a fresh process takes over: modules can't be unloaded.
 * Measured: a block costs 0.4 MB a version, a module with a few screens and routes 0.9 MB, one that bundles 300 KB of
 * code 6 MB (some fifteen times the bytes of code that run). So the bound costs some 40 MB of ordinary packages, and
 * 350 MB if all were such large ones.
 */
export const mostVersions = 60

/** How many versions of packages this process may load. */
export class VersionBound {
  readonly #host: Pick<ServingHost, 'loadedVersions'>
  /** What is active from the start would be loaded again by the next process, so it must not bring the bound near. */
  readonly most: number

  constructor(host: Pick<ServingHost, 'loadedVersions'>, bound: number) {
    this.#host = host
    this.most = Math.max(bound, 2 * host.loadedVersions)
  }

  /** A fresh process should take over. */
  get isReached(): boolean {
    return this.#host.loadedVersions >= this.most
  }

  /** Nothing took over: from here on no further version is loaded. */
  get isExceeded(): boolean {
    return this.#host.loadedVersions >= 2 * this.most
  }
}
