import type { TrackData } from '@ashlar/sdk/visitor'
import type { AnalyticsTarget } from './target.ts'

/** One event on its way: `pageview`, or what a block tracked. */
export interface AnalyticsEvent {
  readonly name: string
  readonly data: TrackData
  /** Address of the page without what may be secret in it. */
  readonly url: string
  /** The page of another website from which the visitor came, or empty. */
  readonly referrer: string
  readonly title: string
  readonly visitorId: string | null
}

/**
 * How one service is told of events: all that a further service needs. Called with the visitor's consent alone, and
 * made when there is something to send for the first time, so that a service's own script is loaded no sooner.
 */
export type AnalyticsAdapter = (target: AnalyticsTarget) => (event: AnalyticsEvent) => void
