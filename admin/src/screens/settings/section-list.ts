import type { SettingsSection } from '@ashlar/sdk'

/** A section of the settings, and its part of the address: `/admin/setting/theme`. */
export type Section = Pick<SettingsSection, 'id' | 'title' | 'icon' | 'subtitle' | 'keywords'>

/** THEME-001 and following. Those of packages stand between them, where they say; other modules' settings after them. */
export const ownSections: readonly SettingsSection[] = [
  {
    ...{ id: 'general', title: 'General', icon: 'building', sort: 10 },
    keywords: ['company', 'name', 'address', 'phone', 'language', 'currency', 'time zone'],
  },
  { id: 'theme', title: 'Theme', icon: 'palette', sort: 20, keywords: ['colours', 'fonts', 'logo', 'favicon'] },
  { id: 'navigation', title: 'Navigation', icon: 'menu', sort: 30, keywords: ['menu', 'header', 'footer'] },
  {
    ...{ id: 'mail', title: 'Email', icon: 'mail', sort: 40 },
    subtitle: 'The sender of emails, and the server that sends them.',
    keywords: ['sender', 'mail', 'outgoing'],
  },
  {
    ...{ id: 'services', title: 'Services', icon: 'plug', sort: 50 },
    subtitle: 'External services that the website uses. Services that are not entered here are never contacted.',
  },
  { id: 'invoices', title: 'Invoices', icon: 'receipt', sort: 60 },
]

/** The settings' own first, each in the place of one of the same id; those of packages in between. */
export function sectionsWith(contributed: readonly SettingsSection[]): readonly SettingsSection[] {
  const byId = new Map([...ownSections, ...contributed].map((section) => [section.id, section]))
  return [...byId.values()].toSorted((a, b) => a.sort - b.sort)
}

export const addressOfSection = (id: string): string => `/admin/setting/${id}`
