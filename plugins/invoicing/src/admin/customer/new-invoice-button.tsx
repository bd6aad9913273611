import type { OfCustomer } from '@ashlar/plugin-customers'
import { ButtonLink } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'

/** In the head of a customer: an invoice for them. */
export default function NewInvoiceButton({ customerId }: OfCustomer) {
  const t = useTexts('invoicing')
  return (
    <ButtonLink icon="receipt-text" to={`/admin/invoices/new?customer_id=${customerId}`}>
      {t('New Invoice')}
    </ButtonLink>
  )
}
