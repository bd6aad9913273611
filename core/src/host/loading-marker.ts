/**
 * Says on disk of which package of the store code is being run for the first time, so that one which takes the server
 * down with it is left out at the next start. Written before the package's code runs.
 */
export interface LoadingMarker {
  /** `id` is `name@version`. */
  begin(id: string): void
  /** It has run, and the server is still here. */
  end(): void
  /** All that these run before they serve has run: whatever ended the process before was something else. */
  forgive(ids: readonly string[]): void
  /** What took processes before this one down, as `name@version`: all of them, or two would take turns for ever. */
  survivors(): readonly string[]
}
