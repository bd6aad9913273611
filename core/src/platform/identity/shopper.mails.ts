import { accountPages, filledText } from '@ashlar/sdk'
import type { Mail } from '@ashlar/sdk/server'
import type { MailingSite } from './identity.mails.ts'
import { shopperTexts } from './shopper-texts.ts'

type Letter = Pick<Mail, 'purpose' | 'subject' | 'text' | 'secrets'>
/** A website with the language of its mails, as a BCP 47 tag. */
export interface ShopperSite extends MailingSite {
  readonly language: string
}

type Texts = ReturnType<typeof shopperTexts>

/** Mails to shoppers: their links lead to pages of the website, never to the back office. */
export const confirmAccountMail = (site: ShopperSite, secret: string): Letter =>
  withLink(site, secret, (t) => ({
    ...{ purpose: 'core.registration', path: accountPages.confirmAccount },
    ...{ subject: t.confirmSubject, before: t.confirm, after: t.confirmEnd },
  }))

export const shopperResetMail = (site: ShopperSite, secret: string): Letter =>
  withLink(site, secret, (t) => ({
    ...{ purpose: 'core.password-reset', path: accountPages.newPassword },
    ...{ subject: t.resetSubject, before: t.reset, after: t.resetEnd },
  }))

export const confirmEmailMail = (site: ShopperSite, secret: string): Letter =>
  withLink(site, secret, (t) => ({
    ...{ purpose: 'core.email-change', path: accountPages.confirmEmail },
    ...{ subject: t.emailSubject, before: t.email, after: t.emailEnd },
  }))

/** To an address that somebody wanted an account for, and that has one. */
export const knownAddressMail = (site: ShopperSite): Letter =>
  plain(site, 'core.registration', (t) => ({
    subject: t.knownSubject,
    parts: [
      ...[t.known, `${site.origin}${accountPages.signIn}`],
      ...[t.knownForgot, `${site.origin}${accountPages.forgotPassword}`, t.knownEnd],
    ],
  }))

export const shopperPasswordMail = (site: ShopperSite): Letter => changed(site, (t) => t.passwordChanged)

export const shopperEmailMail = (site: ShopperSite, email: string): Letter =>
  changed(site, (t) => t.emailChanged, { email })

export const accountClosedMail = (site: ShopperSite): Letter =>
  plain(site, 'core.account-changed', (t) => ({ subject: t.closedSubject, parts: [t.closed] }))

const changed = (site: ShopperSite, what: (t: Texts) => string, values: Readonly<Record<string, string>> = {}) =>
  plain(
    site,
    'core.account-changed',
    (t) => ({
      subject: t.changedSubject,
      parts: [what(t), t.changedEnd, `${site.origin}${accountPages.forgotPassword}`],
    }),
    values,
  )

interface LinkLetter {
  readonly purpose: string
  readonly path: string
  readonly subject: string
  readonly before: string
  readonly after: string
}

function withLink(site: ShopperSite, secret: string, letter: (t: Texts) => LinkLetter): Letter {
  const { purpose, path, subject, before, after } = letter(shopperTexts(site.language))
  const parts = [before, `${site.origin}${path}?token=${secret}`, after]
  return { ...plain(site, purpose, () => ({ subject, parts })), secrets: [secret] }
}

function plain(
  site: ShopperSite,
  purpose: string,
  letter: (t: Texts) => { readonly subject: string; readonly parts: readonly string[] },
  values: Readonly<Record<string, string>> = {},
): Letter {
  const { subject, parts } = letter(shopperTexts(site.language))
  const fill = (text: string) => filledText(text, { ...values, site: site.name })
  return { purpose, subject: fill(subject), text: parts.map(fill).join('\n\n') }
}
