import type { OrderContact } from '../../contract.ts'

/** The name of whoever ordered, or the email; empty once it was erased. */
export const customerOf = ({ firstname, lastname, email }: OrderContact): string =>
  `${firstname} ${lastname}`.trim() || email
