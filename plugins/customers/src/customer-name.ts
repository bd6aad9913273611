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
