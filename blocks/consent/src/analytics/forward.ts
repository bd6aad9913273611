import { consent, isSignedIn, onConsent, onTrack, type TrackData, visitorId } from '@ashlar/sdk/visitor'
import type { AnalyticsAdapter, AnalyticsEvent } from './adapter.ts'
import { google } from './google.ts'
import { matomo } from './matomo.ts'
import { plausible } from './plausible.ts'
import type { AnalyticsTarget } from './target.ts'

const adapters: Readonly<Record<AnalyticsTarget['service'], AnalyticsAdapter>> = { plausible, matomo, google }

/**
 * Forward the page view and everything that is tracked on the page, as long as the visitor allows analytics: before
 * that nothing is asked of anybody else, and after they change their mind nothing more (OPEN-365). Staff are not counted.
 */
export function forward(target: AnalyticsTarget): void {
  if (isSignedIn()) return
  let send: ((event: AnalyticsEvent) => void) | undefined
  let isViewed = false
  const tell = (name: string, data: TrackData) => {
    if (!consent('analytics')) return
    send ??= adapters[target.service](target)
    send({
      ...{ name, data, url: publicAddress(), referrer: referrer(), title: document.title },
      visitorId: visitorId(),
    })
  }
  const view = () => {
    if (isViewed || !consent('analytics')) return
    isViewed = true
    tell('pageview', {})
  }
  onTrack(tell)
  onConsent(view)
  view()
}

/** Links in mails carry tokens: of the query only what names a campaign leaves the page. */
function publicAddress(): string {
  const { origin, pathname, search } = location
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return `${origin}${pathname}${campaign.length === 0 ? '' : `?${new URLSearchParams(campaign)}`}`
}

const referrer = (): string => (document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer)
