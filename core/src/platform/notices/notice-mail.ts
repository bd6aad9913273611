import type { Mail } from '@ashlar/sdk/server'

interface Waiting {
  readonly title: string
  readonly href: string
}

/** Notices that one mail names. */
const mostNamed = 20

/** What is still unread of what somebody was told. */
export function noticeMail(
  site: { readonly name: string; readonly origin: string },
  person: { readonly email: string; readonly displayName: string },
  waiting: readonly Waiting[],
): Mail {
  const count = waiting.length
  const more = count - mostNamed
  return {
    purpose: 'core.notices',
    to: person.email,
    ...(person.displayName !== '' && { toName: person.displayName }),
    subject:
      count === 1 ? `You have 1 unread notice on ${site.name}` : `You have ${count} unread notices on ${site.name}`,
    text: [
      ...waiting.slice(0, mostNamed).flatMap(({ title, href }) => [title, `${site.origin}${href}`]),
      ...(more > 0 ? [`And ${more} more.`] : []),
      `To stop these emails, open the notices (bell icon) in the back office and switch them off:\n${site.origin}/admin`,
    ].join('\n\n'),
  }
}
