import { token } from '../definition/token.ts'

/** How much memory a server process may fill with what it can make again. Set by the operator. */
export interface MemoryLimits {
  /** Bytes of finished pages. */
  readonly keptPages: number
}
export const MemoryLimits = token<MemoryLimits>('core.memory-limits')
