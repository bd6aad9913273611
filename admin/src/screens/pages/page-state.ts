import type { Page } from '@ashlar/sdk/platform'
import type { Tone } from '@ashlar/sdk/ui'

export interface ShownStatus {
  readonly label: 'Draft' | 'Published' | 'Scheduled' | 'Archived' | 'Unpublished'
  readonly tone: Extract<Tone, 'yellow' | 'green' | 'blue' | 'red' | 'grey'>
}

type Shown = Pick<Page, 'status' | 'deleted' | 'publish_date'> & Partial<Pick<Page, 'unpublish_date'>>

/**
 * What the status badge says: PAGE-003 to -006; a published page with a date ahead is "Scheduled" (OPEN-337), and one
 * whose unpublish date has passed says that visitors no longer see it.
 */
export function shownStatus(page: Shown, now = new Date()): ShownStatus {
  if (page.deleted || page.status === 'archived') return { label: 'Archived', tone: 'red' }
  if (page.status === 'draft') return { label: 'Draft', tone: 'yellow' }
  if (new Date(page.publish_date) > now) return { label: 'Scheduled', tone: 'blue' }
  if (page.unpublish_date && new Date(page.unpublish_date) <= now) return { label: 'Unpublished', tone: 'grey' }
  return { label: 'Published', tone: 'green' }
}

/** Address of a page on the site. */
export const siteAddress = (page: Pick<Page, 'slug'>): string => `/${page.slug}`

/** EDIT-007. */
export const editorAddress = (page: Pick<Page, 'slug'>): string => `/admin/editor?slug=${encodeURIComponent(page.slug)}`
