import { defineSlot } from '../definition/slot.ts'

export interface PageAsideProps {
  readonly pageId: number
  readonly slug: string
}

/** The narrow column of a page's form in the admin. */
export const pageAside = defineSlot<PageAsideProps>('core:page/aside')
