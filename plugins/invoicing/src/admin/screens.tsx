import { CouldNotLoad, useCall, useCan, useCrumbs, useParams, useSearchParams, useTitle } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'
import { DocumentEditor } from './editor/document-editor.tsx'
import { blankForm, formOf } from './editor/document-form.ts'
import { type DocumentKind, invoiceKind, quoteKind, wordsOf, workOrderKind } from './kinds.ts'
import { DocumentPaper } from './paper/document-paper.tsx'
import { DocumentWaiting } from './waiting.tsx'

export const Quote = () => <DocumentScreen kind={quoteKind} />
export const Invoice = () => <DocumentScreen kind={invoiceKind} />
export const WorkOrder = () => <DocumentScreen kind={workOrderKind} />
export const NewQuote = () => <NewDocument kind={quoteKind} />
export const NewInvoice = () => <NewDocument kind={invoiceKind} />
export const NewWorkOrder = () => <NewDocument kind={workOrderKind} />

/** A document that is not stored yet, for the customer whom the address names. */
function NewDocument({ kind }: { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  const words = wordsOf(kind, t)
  const [address] = useSearchParams()
  const id = Number(address.get('customer_id') ?? 0)
  const query = id > 0 ? { customer_id: id } : {}
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
function DocumentScreen({ kind }: { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  const words = wordsOf(kind, t)
  const id = Number(useParams()['id'])
  const mayEdit = useCan(`${kind.area}.can_edit`)
  const { data, error, refetch } = useCall(kind.calls.get, { params: { id } })
  const document = data?.invoice
  const title = document?.invoiceNumber || words.one
  useTitle(title)
  useCrumbs([{ title: words.all, path: kind.path }, { title }])
  if (error && !data) {
    return <CouldNotLoad level={1} title={t('The document could not be loaded')} error={error} retry={refetch} />
  }
  if (!document) return <DocumentWaiting />
  const isDraft = document.status === 'draft' && !document.isDeleted
  if (!isDraft || !mayEdit) return <DocumentPaper kind={kind} document={document} />
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
