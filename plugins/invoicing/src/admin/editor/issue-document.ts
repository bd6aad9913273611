import { ApiError, call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Document } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import { type DocumentKind, wordsOf } from '../kinds.ts'
import { problemOf } from '../problem-of.ts'
import { moneyText } from '../words.ts'

const Changed = Type.Object({ code: Type.Literal('INVOICING_TOTAL_CHANGED'), invoice: Document })

/** Ask, then issue a draft: at the total that the person has seen. */
export async function issueDocument(kind: DocumentKind, document: Document, t: Translate): Promise<void> {
  const total = moneyText(document.grandTotal, document.currency)
  const isSure = await confirm({
    title: t('Issue this document?'),
    description: t('It gets its number and can no longer be changed. Its total is {total}.', { total }),
    ...{ icon: kind.icon, tone: 'accent' },
  })
  if (!isSure) return
  try {
    const { revision, grandTotal } = document
    const { invoice } = await call(kind.calls.issue, { params: { id: document.id }, body: { revision, grandTotal } })
    await documentsChanged()
    toast.success(t('{what} {number} issued', { what: wordsOf(kind, t).one, number: invoice.invoiceNumber }))
  } catch (error) {
    if (error instanceof ApiError && Check(Changed, error.body)) {
      const { invoice } = error.body
      const now = moneyText(invoice.grandTotal, invoice.currency)
      toast.error(t('The tax rates have changed'), {
        description: t('The total is {now} instead of {total}.', { now, total }),
      })
      return issueDocument(kind, { ...document, grandTotal: invoice.grandTotal }, t)
    }
    toast.error(t('The document was not issued'), { description: problemOf(error) })
  }
}
