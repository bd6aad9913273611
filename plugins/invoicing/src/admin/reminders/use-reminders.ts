import { useCall } from '@ashlar/sdk/admin'
import { type Document, getReminders } from '../../contract.ts'

/** The reminders of an issued invoice; nothing for other documents. */
export function useReminders({ id, type, invoiceNumber }: Document) {
  const { data } = useCall(getReminders, { params: { id } }, { enabled: type === 'invoice' && invoiceNumber !== '' })
  return data?.reminders
}
