import { CouldNotLoad, useCall, useCan, useCrumbs, useParams, useSearchParams, useTitle } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'
import { may } from '../life/life.ts'
import { DocumentEditor } from './editor/document-editor.tsx'
import { blankForm, formOf } from './editor/document-form.ts'
import { type DocumentKind, invoiceKind, kindOf, quoteKind, recurringKind, wordsOf, workOrderKind } from './kinds.ts'
import { DocumentPaper } from './paper/document-paper.tsx'
import { useDocumentNews } from './use-document-news.ts'
import { DocumentWaiting } from './waiting.tsx'

export const Quote = () => <DocumentScreen kind={quoteKind} />
export const Invoice = () => <DocumentScreen kind={invoiceKind} />
export const WorkOrder = () => <DocumentScreen kind={workOrderKind} />
export const NewQuote = () => <NewDocument kind={quoteKind} />

/** An invoice, or a recurring one where the address says so. */
export function NewInvoice() {
  const [address] = useSearchParams()
  const isRecurring = address.get('type') === 'recurring'
  return <NewDocument key={String(isRecurring)} kind={isRecurring ? recurringKind : invoiceKind} />
}

export const NewWorkOrder = () => <NewDocument kind={workOrderKind} />

/** A document that is not stored yet, for the customer whom the address names. */
function NewDocument({ kind }: { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  const words = wordsOf(kind, t)
  const [address] = useSearchParams()
  const id = Number(address.get('customer_id') ?? 0)
  const query = { type: kind.type, ...(id > 0 && { customer_id: id }) }
  const { data, error, refetch } = useCall(kind.calls.blank, { query }, { staleTime: 0, gcTime: 0 })
  useTitle(words.create)
  useCrumbs([{ title: words.all, path: kind.path }, { title: words.create }])
  if (error && !data) {
    return <CouldNotLoad level={1} title={t('The form could not be loaded')} error={error} retry={refetch} />
  }
  if (!data) return <DocumentWaiting />
  return (
    <DocumentEditor
      kind={kind}
      initial={blankForm(data.invoice)}
      currency={data.currency}
      customerName={data.customer_name}
    />
  )
}

/** A draft to be written, or an issued document to be read. */
function DocumentScreen({ kind: shown }: { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  useDocumentNews()
  const id = Number(useParams()['id'])
  const [address] = useSearchParams()
  const mayEdit = useCan(`${shown.area}.can_edit`)
  const { data, error, refetch } = useCall(shown.calls.get, { params: { id } })
  const document = data?.invoice
  const kind = document ? kindOf(document.type) : shown
  const words = wordsOf(kind, t)
  const title = document?.invoiceNumber || words.one
  useTitle(title)
  useCrumbs([{ title: words.all, path: kind.path }, { title }])
  if (error && !data) {
    return <CouldNotLoad level={1} title={t('The document could not be loaded')} error={error} retry={refetch} />
  }
  if (!document) return <DocumentWaiting />
  const isDraft = document.status === 'draft' && !document.isDeleted
  // A recurring invoice that runs is read, and changed where the address says so.
  const isChanged = document.type === 'recurring' && may('change', document) && address.get('edit') === '1'
  if (!(isDraft || isChanged) || !mayEdit) return <DocumentPaper kind={kind} document={document} />
  return (
    <DocumentEditor
      key={document.id}
      kind={kind}
      stored={document}
      initial={formOf(document)}
      currency={document.currency}
      customerName={document.customer_name}
    />
  )
}
