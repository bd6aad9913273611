import type { Mail, WebsiteAccount } from '@ashlar/sdk/server'
import type { DocumentRow } from '../document/document.store.ts'
import { dayIn, oneLine } from '../send/document-mail.ts'

/** Where staff see a recurring invoice. */
export const addressOfRecurring = (id: number): string => `/admin/invoices/${id}`

/** Tells staff that a recurring invoice has stopped, and why. */
export function stoppedMail(
  to: Pick<WebsiteAccount, 'email' | 'displayName'>,
  { id, customerName }: Pick<DocumentRow, 'id' | 'customerName'>,
  { day, failure, origin, language }: { day: string; failure: string; origin: string; language: string },
): Mail {
  const name = oneLine(customerName)
  return {
    ...{ purpose: 'invoicing.recurring-stopped', to: to.email, toName: to.displayName },
    subject: name === '' ? 'A recurring invoice has stopped' : `The recurring invoice for ${name} has stopped`,
    about: [{ entity: 'recurring', id }],
    text: [
      `The invoice of ${dayIn(language, day)} could not be made.`,
      failure,
      'No more invoices are made until you resume it:',
      `${origin}${addressOfRecurring(id)}`,
    ].join('\n\n'),
  }
}
