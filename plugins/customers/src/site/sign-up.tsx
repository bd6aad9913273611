import { accountPages, filledText } from '@ashlar/sdk'
import { ShopperAccounts } from '@ashlar/sdk/server'
import { movedTo, type PageComponentProps, type PageVisitor, sitePage } from '@ashlar/sdk/site'
import { AccountPages } from '../account/account-pages.ts'
import { confirmAccount, register } from '../contract/account-calls.ts'
import { AccountForm, Done } from './account-form.tsx'
import { Frame } from './frame.tsx'
import { LinkOver, linkForm } from './link-over.tsx'
import { isShopper } from './shopper.ts'
import { words } from './visitor-texts.ts'

interface SignUp {
  readonly visitor: PageVisitor | null
  readonly isOpen: boolean
  readonly isSent: boolean
}

function SignUpPage({ data: { visitor, isOpen, isSent }, view, root }: PageComponentProps<SignUp>) {
  const t = words(view.language)
  const haveAccount = (
    <p>
      {t.haveAccount} <a href={accountPages.signIn}>{t.signIn}</a>
    </p>
  )
  if (!isOpen || isSent) {
    return (
      <Frame title={t.signUp} root={root}>
        {isSent ? <Done>{t.signUpSent}</Done> : <p>{t.signUpClosed}</p>}
        {haveAccount}
      </Frame>
    )
  }
  return (
    <Frame title={t.signUp} lead={t.signUpLead} root={root}>
      <AccountForm
        name="sign-up"
        action={register.path}
        language={view.language}
        notice={visitor?.notice ?? null}
        submit={t.signUp}
        done={t.signUpSent}
        isChecked
        fields={[
          {
            ...{ name: 'firstname', label: t.firstname, autoComplete: 'given-name', isRequired: true, maxLength: 80 },
            isHalf: true,
          },
          { name: 'lastname', label: t.lastname, autoComplete: 'family-name', maxLength: 80, isHalf: true },
          {
            ...{ name: 'email', label: t.email, type: 'email', autoComplete: 'email', isRequired: true },
            maxLength: 254,
          },
          {
            ...{ name: 'password', label: t.password, type: 'password', autoComplete: 'new-password' },
            ...{ isRequired: true, hint: t.passwordHint, maxLength: 1024 },
          },
        ]}
      />
      {haveAccount}
    </Frame>
  )
}

export const signUpPage = sitePage({
  ...{ path: accountPages.signUp, query: ['done'], behindPages: true, personal: true, client: 'load' },
  deps: [AccountPages],
  find: async ({ visitor, query: { done = '' }, language }, pages) =>
    isShopper(visitor)
      ? movedTo(accountPages.profile)
      : {
          title: words(language).signUp,
          data: { visitor, isOpen: await pages.takesRegistrations(), isSent: done === 'sent' },
        },
  component: SignUpPage,
})

interface Link {
  readonly visitor: PageVisitor | null
  readonly token: string
  readonly email: string | undefined
}

function ConfirmAccountPage({ data: { visitor, token, email }, view, root }: PageComponentProps<Link>) {
  const t = words(view.language)
  if (email === undefined) return <LinkOver again={accountPages.signUp} language={view.language} root={root} />
  return (
    <Frame title={t.confirmAccount} lead={filledText(t.confirmAccountLead, { email })} root={root}>
      <AccountForm
        name="confirm-account"
        action={confirmAccount.path}
        language={view.language}
        notice={visitor?.notice ?? null}
        submit={t.confirm}
        hidden={{ token }}
        fields={[
          {
            ...{ name: 'password', label: t.password, type: 'password', autoComplete: 'current-password' },
            ...{ isRequired: true, maxLength: 1024 },
          },
        ]}
      />
    </Frame>
  )
}

export const confirmAccountPage = sitePage({
  ...{ ...linkForm, path: accountPages.confirmAccount, deps: [ShopperAccounts] },
  find: async ({ visitor, query: { token = '' }, language }, accounts) => ({
    title: words(language).confirmAccount,
    data: { visitor, token, email: await accounts.addressOf('registration', token) },
  }),
  component: ConfirmAccountPage,
})
