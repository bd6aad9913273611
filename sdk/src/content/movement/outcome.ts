import type { Patch } from '../patch.ts'

export interface Refusal {
  /** A sentence for the person who tried. The document stays as it is. */
  readonly refused: string
}

export interface Changed {
  readonly patch: Patch
}

/** Whether a change was refused. */
export function isRefused(outcome: object): outcome is Refusal {
  return 'refused' in outcome
}
