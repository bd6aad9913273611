import { defineSlot } from '../definition/slot.ts'

export interface PageAsideProps {
  readonly pageId: number
  readonly slug: string
}

/**
 * The right side of the navigation bar on the site: `fills` of `defineSite` put a block there, a cart for example.
 */
export const headerRight = defineSlot<object>('site:header/right')

/** The narrow column of a page's form in the admin. */
export const pageAside = defineSlot<PageAsideProps>('core:page/aside')

export interface SettingsSectionProps {
  /** Something has been typed there that is not stored yet. */
  readonly isDirty: boolean
}

/** The foot of a section of the settings, below its cards: `settingsSection('mail')` is the slot `core:settings/mail`. */
export const settingsSection = (id: string) => defineSlot<SettingsSectionProps>(`core:settings/${id}`)
