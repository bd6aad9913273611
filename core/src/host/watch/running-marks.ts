import type { Fault, WatchedPart } from '@ashlar/sdk/surface'
import type { KnownRelease } from './hang-messages.ts'

/** A part with the version that brought it. */
export interface RunningPart extends WatchedPart {
  readonly version: string
  /** What it is, where it is no block. */
  readonly where?: Fault['where']
}

/** A part as whoever runs it knows it. */
export type NamedPart = Omit<RunningPart, 'version'>

/** Told which parts run, so that somebody outside the thread knows it when the thread hangs. */
export interface RunningMarks {
  /** This one runs now; none of the store without it. */
  at(part: RunningPart | undefined): void
  /** This one has begun and goes on later; gives how to say that it is over. */
  begin(part: RunningPart): () => void
  /** Its code may run from now on. */
  know(release: KnownRelease): void
}

/** Where nobody looks. */
export const unseen: RunningMarks = { at: () => undefined, begin: () => () => undefined, know: () => undefined }
