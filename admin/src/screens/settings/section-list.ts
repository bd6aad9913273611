/** A section of the settings, and its part of the address: `/admin/setting/theme`. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly icon: string
}

/** THEME-001 and following; modules with settings of their own come after them. */
export const sections: readonly Section[] = [
  { id: 'general', title: 'General', icon: 'building' },
  { id: 'theme', title: 'Theme', icon: 'palette' },
  { id: 'navigation', title: 'Navigation', icon: 'menu' },
  { id: 'mail', title: 'Mail', icon: 'mail' },
  { id: 'services', title: 'Services', icon: 'plug' },
  { id: 'invoices', title: 'Invoices', icon: 'receipt' },
]

export const addressOfSection = (id: string): string => `/admin/setting/${id}`
