import type { AnalyticsAdapter } from './adapter.ts'

/** Its events API: no script of theirs is loaded. */
export const plausible: AnalyticsAdapter =
  ({ site, host }) =>
  ({ name, data, url, referrer }) => {
    void fetch(`${host}/api/event`, {
      method: 'POST',
      keepalive: true,
      mode: 'no-cors',
      body: JSON.stringify({ name, domain: site, url, referrer, props: data }),
    }).catch(() => undefined)
  }
