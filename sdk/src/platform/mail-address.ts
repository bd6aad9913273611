const character = '[^\\s\\x00-\\x1f\\x7f-\\x9f@<>(),:;"\\\\[\\]]'

/**
 * What an address of mail looks like, for patterns that hold one: nothing that begins a list, a comment or a header of
 * its own (T16, T17). Each character has one way through it.
 */
export const mailAddressPattern = `${character}{1,64}@${character}{1,189}`

const one = new RegExp(`^${mailAddressPattern}$`)

/** Whether a mail can be sent there: one address, and nothing besides. */
export const isMailAddress = (text: string): boolean => one.test(text)
