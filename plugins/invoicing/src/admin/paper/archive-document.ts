import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import type { Document } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import type { DocumentKind } from '../kinds.ts'
import { problemOf } from '../problem-of.ts'

/** Ask, then put a document away for good. */
export async function archiveDocument({ calls }: DocumentKind, document: Document, t: Translate): Promise<void> {
  const { id, revision, invoiceNumber: number } = document
  const description = t('{number} is kept, and nothing more can be done with it.', { number })
  if (!(await confirm({ title: t('Archive this document?'), description, icon: 'archive', tone: 'warn' }))) return
  try {
    await call(calls.archive, { params: { id }, body: { revision } })
    await documentsChanged()
    toast.success(t('{number} archived', { number }))
  } catch (error) {
    toast.error(t('The document was not archived'), { description: problemOf(error) })
  }
}
