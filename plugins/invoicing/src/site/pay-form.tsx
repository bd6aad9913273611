import { decimalText, filledText, formatMoney } from '@ashlar/sdk'
import type { AwaitedPayment, OwnDocument, OwnProvider } from '../contract/customer-page.ts'
import type { PageWords } from './visitor-texts.ts'

interface PayFormProps {
  /** Address of the calls. */
  readonly path: string
  readonly document: OwnDocument
  /** Of this form: sent twice, it asks for one payment. */
  readonly formKey: string
  readonly values: Readonly<Record<string, string>>
  readonly texts: PageWords
  readonly language: string
}

/** Pays what is due, or a part of it, with one of the ways that the website offers. */
export function PayForm({ path, document, formKey, values, texts: t, language }: PayFormProps) {
  const { providers, toPay, paper } = document
  const isDeposit = paper.type !== 'invoice'
  const title = isDeposit
    ? filledText(t.payDeposit, { amount: formatMoney(toPay, paper.currency, language) })
    : t.payTitle
  return (
    <section className="document-forms" aria-label={title}>
      <form method="post" action={`${path}payments/`} className="document-form">
        <h2>{title}</h2>
        <input type="hidden" name="key" value={formKey} />
        <fieldset>
          <legend>{t.payWith}</legend>
          {providers.map((provider) => (
            <label key={provider.id} className="document-choice">
              <input
                type="radio"
                name="provider"
                value={provider.id}
                required
                defaultChecked={provider.id === (values['provider'] || providers[0]?.id)}
              />
              <span>{providerName(provider, t)}</span>
            </label>
          ))}
        </fieldset>
        <label className="document-field">
          {t.payAmount} ({paper.currency})
          <input
            name="amount"
            inputMode="decimal"
            required
            defaultValue={values['amount'] ?? decimalText(toPay, paper.currency)}
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

interface AwaitedProps {
  readonly awaited: AwaitedPayment
  readonly currency: string
  readonly texts: PageWords
  readonly language: string
}

/** What the customer chose to pay by themselves, and where to send it. */
export function Awaited({ awaited: { provider, amount, instructions }, currency, texts: t, language }: AwaitedProps) {
  const how = providerName(provider, t)
  return (
    <section className="document-state document-awaited" role="status">
      <h2>{filledText(t.awaited, { how, amount: formatMoney(amount, currency, language) })}</h2>
      {instructions !== '' && <p className="document-text">{instructions}</p>}
      <p>{t.asked}</p>
    </section>
  )
}

/** Ways to pay that every website can offer, in the visitor's language; others are called what they call themselves. */
function providerName({ id, title }: OwnProvider, t: PageWords): string {
  const names: Readonly<Record<string, string>> = {
    ...{ bank_transfer: t.bankTransfer, cash: t.cash, on_pickup: t.onPickup, test: t.testPayment },
  }
  return names[id] ?? title
}
