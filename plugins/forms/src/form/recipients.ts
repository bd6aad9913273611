import { isMailAddress, mailAddressPattern } from '@ashlar/sdk'

export const mostRecipients = 5

/** Addresses separated by commas, or nothing. Each character has one way through it. */
export const recipientsPattern = `^$|^${mailAddressPattern}( *, *${mailAddressPattern}){0,${mostRecipients - 1}}$`

export function recipientsOf(text: string): readonly string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')
}

/** What is wrong with a list of recipients, in a sentence for staff; undefined when it can be stored. */
export function recipientsProblem(text: string): string | undefined {
  const list = recipientsOf(text)
  const wrong = list.find((each) => !isMailAddress(each))
  if (wrong !== undefined) return `“${wrong}” is not an email address.`
  return list.length > mostRecipients ? `At most ${mostRecipients} recipients.` : undefined
}
