import type { AnalyticsAdapter } from './adapter.ts'

/** Google's own script, which reads a queue of `arguments` objects and nothing else. */
export const google: AnalyticsAdapter = ({ site, host }) => {
  const queue: unknown[] = []
  Object.assign(window, { dataLayer: queue })
  function gtag(..._words: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: the script tells a command from other entries by its class.
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', site, { send_page_view: false, allow_google_signals: false })
  const script = Object.assign(document.createElement('script'), { async: true })
  script.src = `${host}/gtag/js?id=${encodeURIComponent(site)}`
  document.head.append(script)
  return ({ name, data, url, referrer, title }) =>
    gtag('event', name === 'pageview' ? 'page_view' : name, {
      ...data,
      page_location: url,
      page_referrer: referrer,
      page_title: title,
    })
}
