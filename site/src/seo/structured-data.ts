import type { PlatformSettings } from '@ashlar/sdk'
import type { StoredPage, Tenant } from '@ashlar/sdk/server'

type JsonLd = Readonly<Record<string, unknown>>

export interface AboutPage {
  readonly tenant: Tenant
  readonly settings: PlatformSettings
  /** Whole address of the logo; empty without one. */
  readonly logo: string
}

/**
 * What search engines read of a page that people built, in the words of schema.org: the home page says whose website it
 * is, every other where it stands.
 */
export function structuredData(
  page: Pick<StoredPage, 'isHome' | 'title' | 'slug' | 'ancestors'>,
  about: AboutPage,
): JsonLd[] {
  return page.isHome ? [organization(about), website(about)] : [breadcrumbs(page, about)]
}

const nameOf = ({ tenant, settings }: AboutPage): string => settings.company_name || tenant.name

const idOf = ({ tenant }: AboutPage, part: string): string => `${tenant.origin}/#${part}`

function organization(about: AboutPage): JsonLd {
  const { tenant, settings, logo } = about
  const { contact_phone: telephone, contact_email: email, contact_address: address } = settings
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': idOf(about, 'organization'),
    name: nameOf(about),
    url: `${tenant.origin}/`,
    ...(logo !== '' && { logo }),
    ...(telephone !== '' && { telephone }),
    ...(email !== '' && { email }),
    ...(address !== '' && { address: address.replace(/\s+/g, ' ').trim() }),
  }
}

function website(about: AboutPage): JsonLd {
  const { tenant, settings } = about
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': idOf(about, 'website'),
    name: nameOf(about),
    url: `${tenant.origin}/`,
    inLanguage: settings.language,
    publisher: { '@id': idOf(about, 'organization') },
  }
}

function breadcrumbs(
  { title, slug, ancestors }: Pick<StoredPage, 'title' | 'slug' | 'ancestors'>,
  about: AboutPage,
): JsonLd {
  const steps = [{ title: nameOf(about), slug: '' }, ...ancestors.filter((each) => each.slug !== ''), { title, slug }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: `${about.tenant.origin}/${encodeURI(step.slug)}`,
    })),
  }
}
