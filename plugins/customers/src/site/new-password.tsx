import { accountPages, filledText } from '@ashlar/sdk'
import { ShopperAccounts } from '@ashlar/sdk/server'
import { type PageComponentProps, type PageVisitor, sitePage } from '@ashlar/sdk/site'
import { chooseNewPassword, forgotPassword } from '../contract/account-calls.ts'
import { AccountForm, Done } from './account-form.tsx'
import { Frame } from './frame.tsx'
import { LinkOver, linkForm } from './link-over.tsx'
import { words } from './visitor-texts.ts'

interface Forgot {
  readonly visitor: PageVisitor | null
  readonly isSent: boolean
}

function ForgotPage({ data: { visitor, isSent }, view, root }: PageComponentProps<Forgot>) {
  const t = words(view.language)
  return (
    <Frame title={t.forgotTitle} root={root} {...(!isSent && { lead: t.forgotLead })}>
      {isSent ? (
        <Done>{t.forgotSent}</Done>
      ) : (
        <AccountForm
          name="forgot-password"
          action={forgotPassword.path}
          language={view.language}
          notice={visitor?.notice ?? null}
          submit={t.sendLink}
          done={t.forgotSent}
          isOnce
          fields={[
            {
              ...{ name: 'email', label: t.email, type: 'email', autoComplete: 'email', isRequired: true },
              maxLength: 254,
            },
          ]}
        />
      )}
      <p>
        <a href={accountPages.signIn}>{t.signIn}</a>
      </p>
    </Frame>
  )
}

export const forgotPasswordPage = sitePage({
  ...{ path: accountPages.forgotPassword, query: ['done'], behindPages: true, personal: true, client: 'load' },
  deps: [],
  find: async ({ visitor, query: { done = '' }, language }) => ({
    title: words(language).forgotTitle,
    data: { visitor, isSent: done === 'sent' },
  }),
  component: ForgotPage,
})

interface Link {
  readonly visitor: PageVisitor | null
  readonly token: string
  readonly email: string | undefined
}

function NewPasswordPage({ data: { visitor, token, email }, view, root }: PageComponentProps<Link>) {
  const t = words(view.language)
  if (email === undefined) return <LinkOver again={accountPages.forgotPassword} language={view.language} root={root} />
  return (
    <Frame title={t.newPasswordTitle} lead={filledText(t.newPasswordLead, { email })} root={root}>
      <AccountForm
        name="new-password"
        action={chooseNewPassword.path}
        language={view.language}
        notice={visitor?.notice ?? null}
        submit={t.changePassword}
        hidden={{ token }}
        fields={[
          {
            ...{ name: 'password', label: t.newPassword, type: 'password', autoComplete: 'new-password' },
            ...{ isRequired: true, hint: t.passwordHint, maxLength: 1024 },
          },
        ]}
      />
    </Frame>
  )
}

export const newPasswordPage = sitePage({
  ...{ ...linkForm, path: accountPages.newPassword, deps: [ShopperAccounts] },
  find: async ({ visitor, query: { token = '' }, language }, accounts) => ({
    title: words(language).newPasswordTitle,
    data: { visitor, token, email: await accounts.addressOf('password', token) },
  }),
  component: NewPasswordPage,
})
