import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import type { Document } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import type { DocumentKind } from '../kinds.ts'
import { problemOf } from '../problem-of.ts'

/** Ask, then end all links by which the customer opens a document. */
export async function endLinks({ mail }: DocumentKind, { id, invoiceNumber: number }: Document, t: Translate) {
  const description = t('Your customer can no longer open {number}. You can send it again.', { number })
  if (!(await confirm({ title: t('End all links?'), description, icon: 'link-2-off', tone: 'warn' }))) return
  try {
    await call(mail.takeBack, { params: { id } })
    await documentsChanged()
    toast.success(t('The links have ended'))
  } catch (error) {
    toast.error(t('The links were not ended'), { description: problemOf(error) })
  }
}
