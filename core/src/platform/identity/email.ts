/** An email address as it is stored and compared: trimmed and in lower case. */
export function normalEmail(given: string): string {
  return given.normalize('NFC').trim().toLowerCase()
}

/** Whether this can be somebody's address; mail alone shows that it is one. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)
}
