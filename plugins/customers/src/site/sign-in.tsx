import { accountPages } from '@ashlar/sdk'
import { movedTo, type PageComponentProps, type PageVisitor, sitePage } from '@ashlar/sdk/site'
import { signInToSite } from '../contract/account-calls.ts'
import { AccountForm, Done } from './account-form.tsx'
import { Frame } from './frame.tsx'
import { isShopper } from './shopper.ts'
import { SignOut } from './sign-out.tsx'
import { words } from './visitor-texts.ts'

interface SignIn {
  readonly visitor: PageVisitor | null
  readonly returnTo: string
  readonly done: string
}

function SignInPage({ data: { visitor, returnTo, done }, view, root }: PageComponentProps<SignIn>) {
  const t = words(view.language)
  const said: Readonly<Record<string, string>> = { password: t.donePassword, closed: t.doneClosed, email: t.doneEmail }
  if (visitor?.account) {
    return (
      <Frame title={t.signIn} lead={t.staff} root={root}>
        <p>
          <a href="/admin">{t.backOffice}</a>
        </p>
        <SignOut language={view.language} />
      </Frame>
    )
  }
  return (
    <Frame title={t.signIn} root={root}>
      {!visitor?.notice && said[done] !== undefined && <Done>{said[done]}</Done>}
      <AccountForm
        name="sign-in"
        action={signInToSite.path}
        language={view.language}
        notice={visitor?.notice ?? null}
        submit={t.signIn}
        hidden={returnTo === '' ? {} : { returnTo }}
        fields={[
          {
            ...{ name: 'email', label: t.email, type: 'email', autoComplete: 'username', isRequired: true },
            maxLength: 254,
          },
          {
            ...{ name: 'password', label: t.password, type: 'password', autoComplete: 'current-password' },
            isRequired: true,
          },
          { name: 'code', label: t.code, autoComplete: 'one-time-code', maxLength: 40, isLater: true },
        ]}
      />
      <p>
        <a href={accountPages.forgotPassword}>{t.forgot}</a>
      </p>
      <p>
        {t.noAccount} <a href={accountPages.signUp}>{t.signUp}</a>
      </p>
    </Frame>
  )
}

export const signInPage = sitePage({
  ...{ path: accountPages.signIn, query: ['returnTo', 'done'], behindPages: true, personal: true, client: 'load' },
  deps: [],
  find: async ({ visitor, query: { returnTo = '', done = '' }, language }) =>
    isShopper(visitor)
      ? movedTo(accountPages.profile)
      : { title: words(language).signIn, data: { visitor, returnTo, done } },
  component: SignInPage,
})
