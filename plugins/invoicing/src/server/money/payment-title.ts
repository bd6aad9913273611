import { filledText } from '@ashlar/sdk'
import type { DocumentRow } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { oneLine } from '../send/document-mail.ts'
import { words } from '../send/mail-texts.ts'

/** What a customer reads on the page of a payment provider and on a statement, in the language of the website. */
export function paymentTitle(
  { type, number }: Pick<DocumentRow, 'type' | 'number'>,
  { language, seller }: Pick<DocumentRules, 'language' | 'seller'>,
): string {
  const t = words(language)
  const what = filledText(t[type], { number })
  const company = oneLine(seller.name)
  const title = type === 'quote' || type === 'work-order' ? filledText(t.deposit, { what }) : what
  return company === '' ? title : `${title} · ${company}`
}
