import type { Session } from './ledger.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page on which a customer pays. */
export function hostedPage({ title, amount_total, currency, status }: Session): string {
  const forms =
    status === 'open'
      ? '<form method="post"><button name="by" value="card">Pay</button><button name="by" value="debit">Pay by bank debit</button></form>'
      : '<p>This page has expired.</p>'
  return `<!doctype html><html lang="en"><title>Pay ${escaped(title)}</title><h1>${escaped(title)}</h1>
<p>${amount_total} ${escaped(currency.toUpperCase())}</p>${forms}</html>`
}
