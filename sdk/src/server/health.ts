import type { Injectable, Resolved } from './service.ts'

/** A question a package asks itself before it goes live, and that the host asks again while it serves. */
export interface HealthCheck {
  readonly title: string
  readonly deps: readonly Injectable[]
  readonly run: (...deps: never[]) => Promise<void>
}

/**
 * Say how to find out whether the module works. It is run, within five seconds, after the module's migrations and
 * before its version takes over; one that throws leaves the version before in place, with the error as the reason.
 *
 * @example health('Points can be counted', [Points], (points) => points.selfTest())
 */
export function health<const Deps extends readonly Injectable[]>(
  title: string,
  deps: Deps,
  run: (...deps: Resolved<Deps>) => Promise<void>,
): HealthCheck {
  return Object.freeze({ title, deps, run: run as HealthCheck['run'] })
}
