import type { BrowserFault } from '../platform/package-change.ts'

/** The package of a part, in the version whose code runs in this tab. */
export type PartOfPackage = Pick<BrowserFault, 'name' | 'version'>

export interface ThrownPart extends Pick<BrowserFault, 'part' | 'of'> {
  /** Absent for what is the shell's own. */
  readonly package: PartOfPackage | undefined
  readonly error: unknown
}

/**
 * Tell the server that a part of a package threw in this browser, so that it is listed with the package and counts
 * towards its error budget (T24).
 */
export function reportBrowserFault(thrown: ThrownPart): void {
  const { package: culprit } = thrown
  if (culprit === undefined) return
  // Fetched when it is needed. That a report was lost would tell nothing to a person who sees the note anyway.
  void import('./send-browser-fault.ts')
    .then(({ sendBrowserFault }) => sendBrowserFault(culprit, thrown))
    .catch(() => undefined)
}
