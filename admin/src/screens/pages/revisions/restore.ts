import { ApiError, call } from '@ashlar/sdk/admin'
import { restorePageRevision } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { pagesChanged } from '../page-lists.ts'

const t = texts('admin')

/** Brings a revision back, and offers to take that back where it is known what stood there. Whether it was done. */
export async function restore(page: number, id: number, undo?: number): Promise<boolean> {
  try {
    const params = { id: page, revisionId: id }
    const { page: restored } = await call(restorePageRevision, { params, body: { asDraft: true } })
    const takeBack = (to: number) => void restore(page, to).then(pagesChanged)
    toast.success(t('The earlier content was restored'), {
      ...(restored.hasUnpublishedChanges && { description: t('Visitors see it once you choose Update.') }),
      ...(undo !== undefined && { action: { label: t('Undo'), run: () => takeBack(undo) } }),
    })
    return true
  } catch (failure) {
    toast.error(t('The revision could not be restored'), {
      description: failure instanceof ApiError ? failure.message : '',
    })
    return false
  }
}
