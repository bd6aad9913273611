import type { Content } from '@ashlar/sdk'

/** Somebody else saved first: both versions, and the one that both began from. */
export interface Conflict {
  readonly base: Content
  readonly mine: Content
  readonly theirs: Content
  /** Of theirs. */
  readonly revision: number
  /** Empty where it is not known. */
  readonly changedBy: string
  /** Undefined where it is not known. */
  readonly changedAt?: string | undefined
}
