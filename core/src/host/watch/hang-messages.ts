import type { RunningPart } from './running-marks.ts'

/** What the thread that looks at the clock is given. */
export interface HangWatchData {
  /** Counts: see `slots`. */
  readonly memory: SharedArrayBuffer
  /** Milliseconds without a sign of life, with the processor at work, after which the main thread hangs. */
  readonly patience: number
  /** File in which it says what hung, for the process after this one. */
  readonly file: string
}

/** Where in the shared memory what is counted: signs of life, the part that runs now, and parts that go on later. */
export const slots = { beat: 0, now: 1, begun: 2, size: 66 } as const

/** The main thread names a part by a number. */
export interface NumberedPart {
  readonly number: number
  readonly part: RunningPart
}

/** A version of the store whose code may run at any time: a timer of it belongs to no part. */
export interface KnownRelease {
  readonly package: string
  readonly version: string
  /** As `idOf` makes it. */
  readonly id: string
  /** Address of its folder, with a slash at the end. */
  readonly address: string
}

/** What the thread says of a main thread that hung, before it ends the process. */
export interface Hung {
  /** Id of the version whose code ran, where none of its parts had begun: a timer, or what it does by itself. */
  readonly byItself?: string
  /** Those that may have done it; only one where it is certain. */
  readonly parts: readonly RunningPart[]
  readonly milliseconds: number
}
