import { token } from '../definition/token.ts'

/** Something of a package went wrong while it served. */
export interface Fault {
  /** npm name of the package; faults of the host and its surfaces are not reported. */
  readonly package: string
  /** `browser`: a person's browser says so, on the tenant of the running request. */
  readonly where: 'block' | 'route' | 'job' | 'subscription' | 'load' | 'browser'
  /** What exactly, for a person: `acme/quote on page 7`, `GET /api/v1/admin/loyalty/`. */
  readonly place: string
  readonly error: unknown
}

/**
 * Where surfaces and the host say that a package failed. A version that fails too often is withdrawn by the host
 * (five faults in 60 seconds, T24).
 */
export interface Faults {
  report(fault: Fault): void
}
export const Faults = token<Faults>('core.faults')
