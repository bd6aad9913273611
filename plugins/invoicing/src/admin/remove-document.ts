import { call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { documentsChanged } from './changed.ts'
import type { DocumentKind } from './kinds.ts'
import { problemOf } from './problem-of.ts'

/** Delete a draft; the toast brings it back. Tells whether it went. */
export async function removeDocument({ calls }: DocumentKind, id: number, t: Translate): Promise<boolean> {
  const restore = async () => {
    try {
      await call(calls.restore, { params: { id } })
      await documentsChanged()
      toast.success(t('The draft is back'))
    } catch (error) {
      toast.error(t('The draft was not restored'), { description: problemOf(error) })
    }
  }
  try {
    await call(calls.remove, { params: { id } })
    await documentsChanged()
    toast.success(t('Draft deleted'), { action: { label: t('Undo'), run: () => void restore() } })
    return true
  } catch (error) {
    toast.error(t('The draft was not deleted'), { description: problemOf(error) })
    return false
  }
}
