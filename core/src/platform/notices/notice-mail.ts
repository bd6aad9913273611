import type { Mail } from '@ashlar/sdk/server'

interface Waiting {
  readonly title: string
  readonly href: string
}

interface Site {
  readonly name: string
  readonly origin: string
}

interface Person {
  readonly email: string
  readonly displayName: string
}

/** Notices that one mail names. */
const mostNamed = 20

/** What is still unread of what somebody was told. */
export function digestMail(site: Site, person: Person, waiting: readonly Waiting[]): Mail {
  const count = waiting.length
  const subject =
    count === 1 ? `You have 1 unread notice on ${site.name}` : `You have ${count} unread notices on ${site.name}`
  return mailOf(site, person, waiting, subject)
}

/** One notice, for whoever wants to be told of it at once. */
export const noticeMail = (site: Site, person: Person, notice: Waiting): Mail =>
  mailOf(site, person, [notice], `${notice.title} (${site.name})`)

function mailOf(site: Site, person: Person, waiting: readonly Waiting[], subject: string): Mail {
  const more = waiting.length - mostNamed
  return {
    purpose: 'core.notices',
    to: person.email,
    ...(person.displayName !== '' && { toName: person.displayName }),
    subject,
    text: [
      ...waiting.slice(0, mostNamed).flatMap(({ title, href }) => [title, `${site.origin}${href}`]),
      ...(more > 0 ? [`And ${more} more.`] : []),
      `Choose in your profile what you are told of by email:\n${site.origin}/admin/profile`,
    ].join('\n\n'),
  }
}
