/** OPEN-238. */
export const mostRecipients = 5

const address = '[^\\s@<>(),:;"]{1,64}@[^\\s@<>(),:;"]{1,189}'

/** Addresses separated by commas (FORM-006), or nothing. Each character has one way through it. */
export const recipientsPattern = `^$|^${address}( *, *${address}){0,${mostRecipients - 1}}$`

const one = new RegExp(`^${address}$`)

export function recipientsOf(text: string): readonly string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')
}

/** What is wrong with a list of recipients, in a sentence for staff; undefined when it can be stored. */
export function recipientsProblem(text: string): string | undefined {
  const list = recipientsOf(text)
  const wrong = list.find((each) => !one.test(each))
  if (wrong !== undefined) return `“${wrong}” is not an email address.`
  return list.length > mostRecipients ? `At most ${mostRecipients} recipients.` : undefined
}
