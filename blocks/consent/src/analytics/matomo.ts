import type { AnalyticsAdapter } from './adapter.ts'

/** Its tracking API: no script of theirs is loaded. An event's data goes along as its name, as Matomo has it. */
export const matomo: AnalyticsAdapter =
  ({ site, host }) =>
  ({ name, data, url, referrer, title, visitorId }) => {
    const query = new URLSearchParams({ idsite: site, rec: '1', apiv: '1', url, urlref: referrer, action_name: title })
    // Sixteen hexadecimal digits, of which a UUID begins with enough.
    if (visitorId !== null) query.set('_id', visitorId.replaceAll('-', '').slice(0, 16))
    if (name !== 'pageview') {
      for (const [key, value] of [
        ['e_c', 'site'],
        ['e_a', name],
        ['e_n', Object.values(data).join(' ')],
        ['ca', '1'],
      ] as const)
        query.set(key, value)
    }
    void fetch(`${host}/matomo.php`, { method: 'POST', keepalive: true, mode: 'no-cors', body: query }).catch(
      () => undefined,
    )
  }
