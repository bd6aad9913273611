import type { WatchedPart } from '@ashlar/sdk/surface'

/** A part with the version that brought it. */
export interface RunningPart extends WatchedPart {
  readonly version: string
}

/** Told which parts run, so that somebody outside the thread knows it when the thread hangs. */
export interface RunningMarks {
  /** This one runs now; none of the store without it. */
  at(part: RunningPart | undefined): void
  /** This one has begun and goes on later; gives how to say that it is over. */
  begin(part: RunningPart): () => void
}

/** Where nobody looks. */
export const unseen: RunningMarks = { at: () => undefined, begin: () => () => undefined }
