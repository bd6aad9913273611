import type { AnalyticsTarget } from './target.ts'

/** What the page's policy has to let through for a service: nothing inline, and nothing without a configured one. */
export function cspOf(target: AnalyticsTarget | undefined): Readonly<Record<string, readonly string[]>> {
  if (target === undefined) return {}
  if (target.service !== 'google') return { 'connect-src': [target.host] }
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com', target.host]
  return { 'script-src': [target.host], 'connect-src': collectors, 'img-src': collectors }
}
