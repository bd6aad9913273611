import { accountPages, type Content, filledText } from '@ashlar/sdk'
import { type FormNotice, movedTo, type PageComponentProps, type PageVisitor, sitePage } from '@ashlar/sdk/site'
import type { ReactNode } from 'react'
import { AccountPages } from '../account/account-pages.ts'
import { profileSections } from '../block/block.ts'
import type { OwnProfile } from '../contract/account-calls.ts'
import { Done } from './account-form.tsx'
import { Frame } from './frame.tsx'
import { AddressForm, CloseForm, EmailForm, PasswordForm } from './profile-forms.tsx'
import { isShopper } from './shopper.ts'
import { SignOut } from './sign-out.tsx'
import { words } from './visitor-texts.ts'

interface Profile {
  readonly email: string
  /** Null for staff, whose account is the back office's. */
  readonly own: OwnProfile | null
  readonly notice: FormNotice | null
  readonly done: string
}

function ProfilePage({ data: { email, own, notice, done }, view, content, root }: PageComponentProps<Profile>) {
  const t = words(view.language)
  const said: Readonly<Record<string, string>> = {
    ...{ welcome: t.doneWelcome, profile: t.doneProfile, 'email-sent': t.doneEmailSent },
    ...{ email: t.doneEmail, password: t.donePassword },
  }
  const form = { language: view.language, notice }
  return (
    <Frame title={t.profile} root={root}>
      <div className="account-head">
        <p>{filledText(t.signedInAs, { email })}</p>
        <SignOut language={view.language} />
      </div>
      {!notice && said[done] !== undefined && <Done>{said[done]}</Done>}
      {content}
      {own === null ? (
        <p>
          {t.staff} <a href="/admin/profile">{t.staffProfile}</a>
        </p>
      ) : (
        <>
          <Part title={t.ownData}>
            <AddressForm {...form} own={own} />
          </Part>
          <Part title={t.emailTitle} lead={filledText(t.emailLead, { email })}>
            <EmailForm {...form} />
          </Part>
          <Part title={t.passwordTitle}>
            <PasswordForm {...form} />
          </Part>
          <Part title={t.closeTitle} lead={t.closeLead}>
            <CloseForm {...form} />
          </Part>
        </>
      )}
    </Frame>
  )
}

interface PartProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

function Part({ title, lead, children }: PartProps) {
  return (
    <section className="account-part">
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </section>
  )
}

/** The sections that other packages bring, as a tree of one block. */
const sections: Content = {
  rootNodeId: 'sections',
  nodes: {
    sections: {
      ...{ type: profileSections.type, version: profileSections.version, parent: null, children: [] },
      props: { padding: { desktop: { top: 0, bottom: 0, left: 0, right: 0 } } },
    },
  },
}

/** A visitor without a session signs in first, and comes back (STORE-005, OPEN-313). */
const signInFirst = movedTo(`${accountPages.signIn}?returnTo=${accountPages.profile}`)

export const profilePage = sitePage({
  ...{ path: accountPages.profile, query: ['done'], behindPages: true, personal: true, client: 'load' },
  deps: [AccountPages],
  find: async ({ visitor, query: { done = '' }, language }, pages) => {
    const account = signedIn(visitor)
    if (account === null) return signInFirst
    const own = isShopper(visitor) ? await pages.profileOf(account.guid) : null
    return {
      ...{ title: words(language).profile, content: sections },
      data: {
        email: account.email,
        own: own && named(own, account.displayName),
        notice: visitor?.notice ?? null,
        done,
      },
    }
  },
  component: ProfilePage,
})

const signedIn = (visitor: PageVisitor | null) => visitor?.account ?? null

/** An account whose customer is not there yet has a name all the same. */
const named = (own: OwnProfile, displayName: string): OwnProfile =>
  own.firstname === '' && own.lastname === '' ? { ...own, firstname: displayName } : own
