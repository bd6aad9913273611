import { formatMoney } from '@ashlar/sdk'
import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Checkbox, currentLanguage, dayText, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { listCustomerInvoices } from '../../contract/customer-invoices.ts'
import type { AttachedInvoice, Project } from '../../contract.ts'
import type { FormPartProps } from './form-part.ts'

interface AttachedInvoicesProps extends FormPartProps {
  readonly project: Project | undefined
}

/** Which of the customer's invoices belong to the project (PROJ-007, PROJ-027 to -029). */
export function AttachedInvoices({ form, readOnly, project }: AttachedInvoicesProps) {
  const t = useTexts('projects')
  const customerId = form.values.customer_id
  const { data, error, refetch } = useCall(
    listCustomerInvoices,
    { params: { customer_id: customerId ?? 0 } },
    { enabled: customerId !== null },
  )
  const chosen = form.values.attachedInvoices
  const attached = (project?.attachedInvoices ?? []).filter(({ id }) => chosen.includes(id))
  const listed = data?.results.rows ?? []
  // One that the list does not reach can still be taken off.
  const rows = [...listed, ...attached.filter(({ id }) => !listed.some((row) => row.id === id))]
  const toggle = (id: number, isOn: boolean) =>
    form.change('attachedInvoices', isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <fieldset className="choices">
      <legend className="label">{t('Attached Invoices')}</legend>
      {customerId === null ? (
        <p className="t2 xs">{t('Choose a customer first.')}</p>
      ) : error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <Skeleton width={220} />
        </Pending>
      ) : rows.length === 0 ? (
        <p className="t2 xs">{t('This customer has no invoices.')}</p>
      ) : (
        rows.map((invoice) => (
          <Checkbox
            key={invoice.id}
            checked={chosen.includes(invoice.id)}
            onChange={(isOn) => toggle(invoice.id, isOn)}
            disabled={readOnly}
            label={invoiceText(invoice)}
          />
        ))
      )}
    </fieldset>
  )
}

/** `INV-12, 3 Mar 2026, $120.00, paid` */
const invoiceText = ({ invoiceNumber, invoiceDate, grandTotal, currency, status }: AttachedInvoice): string =>
  [invoiceNumber, dayText(invoiceDate), formatMoney(grandTotal, currency, currentLanguage()), status].join(', ')
