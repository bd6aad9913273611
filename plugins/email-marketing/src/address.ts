/** NEWS-007: a basic address. Also written into the page, so that browsers ask for the same. */
export const addressPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/

/** An address as it is stored and compared. */
export const normalAddress = (given: string): string => given.normalize('NFC').trim().toLowerCase()

/** Whether this can be somebody's address; the mail to confirm shows whether it is one. */
export function isAddress(email: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what breaks a header line is no address.
  return email.length <= 254 && addressPattern.test(email) && !/[\u0000-\u001f\u007f]/.test(email)
}
