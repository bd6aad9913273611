import {
  ButtonLink,
  call,
  SlotFills,
  useCall,
  useCan,
  useNavigate,
  useOpenSaved,
  useSaveKey,
  useUnsavedGuard,
} from '@ashlar/sdk/admin'
import { ConflictDialog, differences, useRecordForm } from '@ashlar/sdk/records'
import { Button, IconButton, Menu, Note, PageHeader, Split, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Document, type DocumentTaxes, documentAside, getDocumentTaxes, itemLimits } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import { DocumentFiles } from '../document-files.tsx'
import { type DocumentKind, wordsOf } from '../kinds.ts'
import { BackToList } from '../paper/back-to-list.tsx'
import { DocumentHistory } from '../paper/document-history.tsx'
import { LinkedDocuments } from '../paper/linked-documents.tsx'
import { PdfLink } from '../pdf-link.tsx'
import { ScheduleCard } from '../recurring/schedule-card.tsx'
import { scheduleRules } from '../recurring/schedule-form.ts'
import { startRecurring } from '../recurring/start-recurring.ts'
import { removeDocument } from '../remove-document.ts'
import { StatusBadge } from '../status-badge.tsx'
import { conflictIn } from './conflict-in.ts'
import { CustomerCard } from './customer-card.tsx'
import { CustomFieldsCard, DatesCard, InternalNoteCard, TextsCard } from './details-cards.tsx'
import { DocumentForm, formOf, isEmptyLine, writtenOf } from './document-form.ts'
import { EditorSums } from './editor-sums.tsx'
import { issueDocument } from './issue-document.ts'
import { LinesCard } from './lines-card.tsx'

export interface DocumentEditorProps {
  readonly kind: DocumentKind
  /** The stored draft; undefined for a new document. */
  readonly stored?: Document
  readonly initial: DocumentForm
  readonly currency: string
  /** Name of the chosen customer, as far as it is known. */
  readonly customerName: string
}

const noTaxes: DocumentTaxes = { pricesIncludeTax: false, classes: [] }

/** A draft on one screen: customer, dates, lines with their totals, and texts. */
export function DocumentEditor({ kind, stored, initial, currency, customerName }: DocumentEditorProps) {
  const t = useTexts('invoicing')
  const words = wordsOf(kind, t)
  const navigate = useNavigate()
  const openSaved = useOpenSaved()
  const [refused, setRefused] = useState(0)
  // A new recurring invoice begins today.
  const from = stored?.schedule?.from ?? initial.invoiceDate
  const canDelete = useCan(`${kind.area}.can_delete`)
  const { form, problem, conflict, save } = useRecordForm<typeof DocumentForm, Document>({
    ...{ schema: DocumentForm, initial, stored, valuesOf: formOf, conflictIn },
    rules: ({ items, schedule }) => ({
      ...namelessLines(items, t('Enter a name for this line.')),
      ...(items.length > itemLimits.lines && {
        items: t('A document can have at most {count} lines.', { count: itemLimits.lines }),
      }),
      ...(schedule && scheduleRules(schedule, t)),
    }),
    send: async (values, revision) => {
      const body = writtenOf(values)
      const sent =
        stored === undefined
          ? await call(kind.calls.create, { body: { ...body, type: kind.type } })
          : await call(kind.calls.save, {
              body: { ...body, id: stored.id, ...(revision !== undefined && { revision }) },
            })
      return sent.invoice
    },
    failed: (text) => ({ title: t('The document was not saved'), text }),
  })
  const { values, isDirty, isSaving } = form
  useUnsavedGuard(isDirty)
  const isRunning = stored !== undefined && stored.status !== 'draft'
  const pricedOn = values.schedule ? dateOfPrices(values.schedule.anchor, from) : values.invoiceDate
  const taxes = useCall(
    getDocumentTaxes,
    { query: { date: pricedOn, ...(values.customer_id !== null && { customer_id: values.customer_id }) } },
    { enabled: pricedOn !== '', placeholderData: (before) => before },
  )
  const keep = async (): Promise<Document | undefined> => {
    if (refused > 0) {
      toast.error(t('Correct the marked values first.'))
      return undefined
    }
    const saved = await save()
    // What is done next is done with the document as it is now.
    if (saved) await documentsChanged()
    return saved
  }
  const saveNow = async () => {
    const saved = await keep()
    if (!saved) return
    toast.success(t('Saved'))
    if (stored === undefined || isRunning) openSaved(`${kind.path}/${saved.id}`, { replace: true })
  }
  const issue = async () => {
    const saved = isDirty || stored === undefined ? await keep() : stored
    if (!saved) return
    if (saved.schedule) await startRecurring(saved, saved.schedule, t)
    else await issueDocument(kind, saved, t)
    if (stored === undefined) openSaved(`${kind.path}/${saved.id}`, { replace: true })
  }
  const remove = async () => {
    if (stored && (await removeDocument(kind, stored.id, t))) void navigate(kind.path)
  }
  useSaveKey(() => void saveNow())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saveNow()
      }}
    >
      <PageHeader
        before={<BackToList kind={kind} />}
        title={stored === undefined ? words.create : words.one}
        badges={<StatusBadge of={isDirty || stored === undefined ? undefined : stored} />}
        subtitle={customerName}
        actions={
          <>
            {stored !== undefined && canDelete && !isRunning && (
              <Menu
                trigger={<IconButton icon="ellipsis" label={t('More')} />}
                entries={[{ label: t('Delete draft'), icon: 'trash-2', danger: true, onSelect: () => void remove() }]}
              />
            )}
            {stored !== undefined && !isDirty && !isRunning && <PdfLink kind={kind} id={stored.id} />}
            {isRunning && (
              <ButtonLink variant="ghost" to={`${kind.path}/${stored.id}`}>
                {t('Close')}
              </ButtonLink>
            )}
            <Button
              variant={isRunning ? 'primary' : 'plain'}
              busy={isSaving}
              disabled={!isDirty && stored !== undefined}
              onClick={() => void saveNow()}
            >
              {isRunning ? t('Save') : t('Save draft')}
            </Button>
            {!isRunning && (
              <Button
                variant="primary"
                icon={kind.type === 'recurring' ? 'play' : kind.icon}
                disabled={isSaving}
                onClick={() => void issue()}
              >
                {kind.type === 'recurring' ? t('Start') : t('Issue')}
              </Button>
            )}
          </>
        }
      />
      {problem && (
        <Note tone="bad">
          <b>{problem.title}</b> {problem.text}
        </Note>
      )}
      <Split
        aside={
          <>
            <CustomerCard form={form} name={customerName} />
            {kind.type === 'recurring' ? (
              <ScheduleCard form={form} from={from} stored={stored?.schedule ?? undefined} />
            ) : (
              <DatesCard form={form} kind={kind} />
            )}
            <InternalNoteCard form={form} />
            {stored && (
              <>
                <DocumentFiles kind={kind} id={stored.id} />
                {stored.schedule === null && <LinkedDocuments document={stored} />}
                <SlotFills slot={documentAside} props={{ documentId: stored.id, type: stored.type }} />
                <DocumentHistory document={stored} />
              </>
            )}
          </>
        }
      >
        <LinesCard
          {...{ form, currency }}
          classes={(taxes.data?.taxes ?? noTaxes).classes}
          hasOptions={kind.type === 'quote'}
          onRefused={setRefused}
        >
          <EditorSums form={form} type={kind.type} taxes={taxes.data?.taxes ?? noTaxes} currency={currency} />
        </LinesCard>
        <CustomFieldsCard form={form} kind={kind} />
        <TextsCard form={form} />
      </Split>
      {conflict && (
        <ConflictDialog
          title={t('Someone else changed this document')}
          rows={differences(comparable(formOf(conflict.theirs)), comparable(values), {
            ...{ customer_id: t('Customer'), invoiceDate: t('Date'), dueDate: t('Due'), items: t('Lines') },
            ...{ discountRule: t('Discount'), deposit: t('Deposit on approval'), schedule: t('Schedule') },
            ...{ notes: t('Note to the customer'), terms: t('Terms'), internalNote: t('Internal note') },
            custom_fields: t('More details'),
          })}
          onTakeTheirs={() => conflict.decide('theirs')}
          onSaveYours={() => conflict.decide('yours')}
          onClose={() => conflict.decide('neither')}
        />
      )}
    </form>
  )
}

/** What a recurring invoice shows is what its next one comes to. */
const dateOfPrices = (anchor: string, from: string): string => (anchor === '' || anchor < from ? from : anchor)

/** Errors of lines without a name, by their paths. */
const namelessLines = (items: DocumentForm['items'], message: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap((line, at) => (line.name.trim() === '' && !isEmptyLine(line) ? [[`items/${at}/name`, message]] : [])),
  )

/** A form in words that can be compared. */
const comparable = ({ items, custom_fields, ...values }: DocumentForm) => ({
  ...values,
  custom_fields: custom_fields.filter(({ value }) => value !== '').map(({ value }) => ({ title: value })),
  items: items.map(({ name, quantity, unitPrice }) => ({ title: `${name} ${quantity} × ${unitPrice}` })),
})
