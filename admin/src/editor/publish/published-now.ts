import type { Page } from '@ashlar/sdk/platform'
import type { Publishing } from './publishing.ts'

/** Visible at once: a date that is still ahead, or an end that has passed, would keep it from visitors. */
export function publishedNow(page: Pick<Page, 'publish_date' | 'unpublish_date'>, now = new Date()): Publishing {
  const isAhead = new Date(page.publish_date) > now
  const isOver = page.unpublish_date && new Date(page.unpublish_date) <= now
  return {
    status: 'published',
    ...(isAhead && { publish_date: now.toISOString() }),
    ...(isOver && { unpublish_date: null }),
  }
}
