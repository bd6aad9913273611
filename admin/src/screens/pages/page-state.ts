import type { Page } from '@ashlar/sdk'
import type { Tone } from '@ashlar/sdk/ui'

export interface ShownStatus {
  readonly label: 'Draft' | 'Published' | 'Scheduled' | 'Archived'
  readonly tone: Extract<Tone, 'yellow' | 'green' | 'blue' | 'red'>
}

/** What the status badge says: PAGE-003 to -006; a published page with a date ahead is "Scheduled" (OPEN-337). */
export function shownStatus(page: Pick<Page, 'status' | 'deleted' | 'publish_date'>, now = new Date()): ShownStatus {
  if (page.deleted || page.status === 'archived') return { label: 'Archived', tone: 'red' }
  if (page.status === 'draft') return { label: 'Draft', tone: 'yellow' }
  if (new Date(page.publish_date) > now) return { label: 'Scheduled', tone: 'blue' }
  return { label: 'Published', tone: 'green' }
}

/** Address of a page on the site. */
export const siteAddress = (page: Pick<Page, 'slug'>): string => `/${page.slug}`

/** EDIT-007. */
export const editorAddress = (page: Pick<Page, 'slug'>): string => `/admin/editor?slug=${encodeURIComponent(page.slug)}`
