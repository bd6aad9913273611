import { accountPages, filledText } from '@ashlar/sdk'
import { ShopperAccounts } from '@ashlar/sdk/server'
import { type PageComponentProps, type PageVisitor, sitePage } from '@ashlar/sdk/site'
import { confirmNewEmail } from '../contract/account-calls.ts'
import { AccountForm } from './account-form.tsx'
import { Frame } from './frame.tsx'
import { LinkOver, linkForm } from './link-over.tsx'
import { words } from './visitor-texts.ts'

interface Link {
  readonly visitor: PageVisitor | null
  readonly token: string
  readonly email: string | undefined
}

/** Asks before anything is done: programs that look at links in mails only read this (T17). */
function NewEmailPage({ data: { visitor, token, email }, view, root }: PageComponentProps<Link>) {
  const t = words(view.language)
  if (email === undefined) return <LinkOver again={accountPages.profile} language={view.language} root={root} />
  return (
    <Frame title={t.newEmailTitle} lead={filledText(t.newEmailLead, { email })} root={root}>
      <AccountForm
        name="confirm-email"
        action={confirmNewEmail.path}
        language={view.language}
        notice={visitor?.notice ?? null}
        submit={t.confirmEmail}
        hidden={{ token }}
        fields={[]}
      />
    </Frame>
  )
}

export const newEmailPage = sitePage({
  ...{ ...linkForm, path: accountPages.confirmEmail, deps: [ShopperAccounts] },
  find: async ({ visitor, query: { token = '' }, language }, accounts) => ({
    title: words(language).newEmailTitle,
    data: { visitor, token, email: await accounts.addressOf('email', token) },
  }),
  component: NewEmailPage,
})
