import { decimalText } from '@ashlar/sdk'
import { ownDocumentsPath } from '../contract/addresses.ts'
import type { OwnDocument } from '../contract/customer-page.ts'
import type { PageWords } from './visitor-texts.ts'

interface PayFormProps {
  readonly secret: string
  readonly document: OwnDocument
  readonly values: Readonly<Record<string, string>>
  readonly texts: PageWords
}

/** Pays what is due, or a part of it, with one of the ways that the website offers. */
export function PayForm({ secret, document, values, texts: t }: PayFormProps) {
  const { providers, amountDue, paper } = document
  return (
    <section className="document-forms" aria-label={t.payTitle}>
      <form method="post" action={`${ownDocumentsPath}${secret}/payments/`} className="document-form">
        <h2>{t.payTitle}</h2>
        <fieldset>
          <legend>{t.payWith}</legend>
          {providers.map(({ id, title }, at) => (
            <label key={id} className="document-choice">
              <input type="radio" name="provider" value={id} required defaultChecked={at === 0} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <label className="document-field">
          {t.payAmount} ({paper.currency})
          <input
            name="amount"
            inputMode="decimal"
            required
            defaultValue={values['amount'] ?? decimalText(amountDue, paper.currency)}
          />
          <small>{t.payAmountHint}</small>
        </label>
        <button type="submit" className="button">
          {t.pay}
        </button>
      </form>
    </section>
  )
}
