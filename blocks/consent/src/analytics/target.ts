/** Where events go, as the website's settings say; `host` without a slash at its end. */
export interface AnalyticsTarget {
  readonly service: 'plausible' | 'matomo' | 'google'
  /** The site's name or number with the service, or a measurement id. */
  readonly site: string
  readonly host: string
}

const hosts: Readonly<Record<AnalyticsTarget['service'], string>> = {
  plausible: 'https://plausible.io',
  matomo: '',
  google: 'https://www.googletagmanager.com',
}

/** The target of the settings; undefined where nothing is configured, or not all of it (OPEN-365). */
export function targetOf(settings: {
  readonly analytics_service: AnalyticsTarget['service'] | 'none'
  readonly analytics_site: string
  readonly analytics_host: string
}): AnalyticsTarget | undefined {
  const { analytics_service: service, analytics_site: site } = settings
  if (service === 'none' || site === '') return undefined
  const host = URL.parse(settings.analytics_host || hosts[service])?.origin
  return host === undefined ? undefined : { service, site, host }
}
