import { defineSlot } from '../definition/slot.ts'

export interface PageAsideProps {
  readonly pageId: number
  readonly slug: string
}

/**
 * The right side of the navigation bar on the site: `fills` of `defineSite` put a block there, a cart for example
 * (architecture, section 6).
 */
export const headerRight = defineSlot<object>('site:header/right')

/** The narrow column of a page's form in the admin. */
export const pageAside = defineSlot<PageAsideProps>('core:page/aside')
