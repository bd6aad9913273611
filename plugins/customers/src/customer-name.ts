/** What somebody is called: their name, or else the company's, or else the email address. */
export function customerName(customer: {
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly email: string
}): string {
  const name = `${customer.firstname} ${customer.lastname}`.trim()
  return name || customer.company || customer.email
}

/** A customer as pickers show one. */
export function customerChoice(customer: Parameters<typeof customerName>[0] & { readonly customer_id: number }): {
  readonly id: number
  readonly title: string
  readonly detail: string
} {
  return { id: customer.customer_id, title: customerName(customer), detail: customer.email }
}
