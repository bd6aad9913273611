import { call } from '@ashlar/sdk/admin'
import { discardPageChanges, type Page, publishPageChanges } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { pagesChanged } from '../page-lists.ts'
import { confirmDiscard } from './confirm-discard.ts'
import { sayPublished } from './say-published.ts'

const t = texts('admin')

type Changed = Pick<Page, 'id' | 'title' | 'contentRevision'>

const asked = ({ id, contentRevision }: Changed) => ({ params: { id }, body: { revision: contentRevision } })

/** Makes live what was saved of a published page. */
export async function publishChanges(page: Changed): Promise<void> {
  await settle(async () => {
    const published = await call(publishPageChanges, asked(page))
    sayPublished(published.page, t('Visitors see the changes to “{title}”', { title: page.title }))
  }, t('Could not publish'))
}

/** Asks, then takes back what was saved of a published page since it went live. */
export async function discardChanges(page: Changed): Promise<void> {
  if (!(await confirmDiscard(page))) return
  await settle(async () => {
    await call(discardPageChanges, asked(page))
    toast.success(t('“{title}” is back to what visitors see', { title: page.title }))
  }, t('The changes were not discarded'))
}

async function settle(work: () => Promise<void>, failed: string): Promise<void> {
  try {
    await work()
  } catch (error) {
    toast.error(failed, { description: error instanceof Error ? error.message : '' })
  }
  await pagesChanged()
}
