import { call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { type Document, stopReminders } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

/** End the reminders of an invoice, or go on with them. */
export async function setReminders({ id }: Document, isStopped: boolean, t: Translate): Promise<void> {
  try {
    await call(stopReminders, { params: { id }, body: { isStopped } })
    await documentsChanged()
    toast.success(isStopped ? t('No more reminders are sent') : t('Reminders go on'))
  } catch (error) {
    toast.error(t('Nothing was changed'), { description: problemOf(error) })
  }
}
