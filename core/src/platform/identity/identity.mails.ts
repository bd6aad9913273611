import type { Mail } from '@ashlar/sdk/server'

/** What a mail says of the place it comes from: its name, and `http(s)://host` from the tenant's record (T25). */
export interface MailingSite {
  readonly name: string
  readonly origin: string
}

type Letter = Pick<Mail, 'purpose' | 'subject' | 'text' | 'secrets'>

/** The secret stands behind `#`: it is in no log and in no request of a program that looks at mails. */
const linkTo = ({ origin }: MailingSite, path: string, secret: string): string => `${origin}/admin/${path}#${secret}`

export const invitationLink = (site: MailingSite, secret: string): string => linkTo(site, 'invitation', secret)

export function invitationMail(of: { site: MailingSite; by: string; role: string; secret: string }): Letter {
  const { site, by, role, secret } = of
  return {
    purpose: 'core.invitation',
    subject: `Your invitation to ${site.name}`,
    text: [
      `${by} invites you to work on ${site.name} as ${role}.`,
      `Choose your name and password here:\n${invitationLink(site, secret)}`,
      'The link works once and expires in seven days. If you did not expect this invitation, you can ignore this email.',
    ].join('\n\n'),
    secrets: [secret],
  }
}

export function resetMail({ site, secret }: { site: MailingSite; secret: string }): Letter {
  return {
    purpose: 'core.password-reset',
    subject: `Reset your password for ${site.name}`,
    text: [
      `We received a request to reset the password of your account on ${site.name}.`,
      `Choose a new password here:\n${linkTo(site, 'new-password', secret)}`,
      'The link works once and expires in 30 minutes. If you did not ask for this, ignore this email. Your password stays the same.',
    ].join('\n\n'),
    secrets: [secret],
  }
}

/** To the person, so that a change which was not theirs is noticed. */
export function changedMail({ site, what }: { site: MailingSite; what: string }): Letter {
  return {
    purpose: 'core.account-changed',
    subject: `Your account on ${site.name} was changed`,
    text: [
      what,
      'If this was not you, reset your password now and tell an administrator of the website:',
      `${site.origin}/admin/forgot-password`,
    ].join('\n\n'),
  }
}
