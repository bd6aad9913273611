export type TrackData = Readonly<Record<string, string | number | boolean>>

const name = 'ashlar:track'

/**
 * Say that something happened that the site's owner may want to count, such as `newsletter_signup`. It stays on the
 * page: without an analytics package, and without the visitor's consent, nobody listens.
 */
export function track(event: string, data: TrackData = {}): void {
  document.dispatchEvent(new CustomEvent(name, { detail: { event, data } }))
}

/** Hear of everything that is tracked from now on; gives what ends it. For analytics packages, which ask for consent. */
export function onTrack(listener: (event: string, data: TrackData) => void): () => void {
  const heard = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (isTracked(detail)) listener(detail.event, detail.data)
  }
  document.addEventListener(name, heard)
  return () => document.removeEventListener(name, heard)
}

/** Scripts of others may send events of this name too. */
function isTracked(detail: unknown): detail is { event: string; data: TrackData } {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'event' in detail &&
    typeof detail.event === 'string' &&
    'data' in detail &&
    typeof detail.data === 'object' &&
    detail.data !== null
  )
}

/** Whether the page was made for somebody who is signed in; clicks of theirs are not tracked. */
export const isSignedIn = (): boolean => document.documentElement.hasAttribute('data-signed-in')
