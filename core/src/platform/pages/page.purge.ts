import { pageRemoved } from '@ashlar/sdk'
import type { Page } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { PageEntity } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'

/** Delete a page of the trash for good, with everything that was its own. What stood below it moves up. */
export async function purgePage(tx: Transaction, page: Page): Promise<void> {
  if (!page.deleted) throw pageErrors.PAGE_NOT_DELETED(page.title)
  const pages = tx.db(PageEntity)
  await pages.updateTable('page').set({ parentId: page.parentId }).where('parentId', '=', page.id).execute()
  await tx.search.remove('page', page.id)
  await tx.usage.remove('page', page.id)
  // Content, revisions, drafts and preview links go with it.
  await pages.deleteFrom('page').where('id', '=', page.id).execute()
  await tx.emit(pageRemoved, { pageId: page.id })
  tx.audit({ action: 'page.deleted-for-good', entity: 'page', entityId: page.id, title: page.title })
}
