import { ApiError, isStaff, QueryClientProvider, queryClient } from '@ashlar/sdk/admin'
import { Confirmations, meKey, onSignedOut, Toasts } from '@ashlar/sdk/shell'
import { Button, EmptyState, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { accountPageAt } from './account/account-path.ts'
import type { DocumentData } from './document-data.ts'
import { Screens } from './routes.tsx'
import { loadSession, type Session } from './session.ts'
import { askToRenew, renewal } from './session-renewal.ts'
import { addressAfterSignIn, isBesideAdmin, signInFor, signInPath } from './sign-in-address.ts'

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'signed-out' }
  | { readonly is: 'no-staff' }
  | { readonly is: 'ready'; readonly session: Session }

const SignIn = lazy(() => import('./sign-in.tsx'))
const SignInAgain = lazy(() => import('./sign-in-again.tsx'))
const NoStaff = lazy(() => import('./no-staff.tsx'))
const AccountPage = lazy(() => import('./account/index.tsx'))

/** Loads who is here, then shows the sign-in or the shell. */
export function Start({ data }: { readonly data: DocumentData }) {
  const [state, setState] = useState<State>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // Whoever comes by the link of a mail is shown its page, signed in or not.
  const [accountPage] = useState(() => accountPageAt(location.pathname))
  useEffect(() => {
    if (accountPage) return
    if (attempt > 0) setState({ is: 'loading' })
    const session = data.isSignedIn ? loadSession() : Promise.resolve(undefined)
    session.then(
      (session) => setState(stateOf(session)),
      (error: unknown) => setState({ is: 'failed', error }),
    )
  }, [accountPage, attempt, data.isSignedIn])
  if (accountPage) {
    return (
      <Suspense>
        <AccountPage data={data} page={accountPage} />
      </Suspense>
    )
  }
  switch (state.is) {
    case 'loading':
      return null
    case 'failed':
      return <StartFailed error={state.error} retry={() => setAttempt(attempt + 1)} />
    case 'signed-out':
      return (
        <Suspense>
          <SignIn data={data} />
        </Suspense>
      )
    case 'no-staff':
      return (
        <Suspense>
          <NoStaff />
        </Suspense>
      )
    case 'ready':
      return (
        <QueryClientProvider client={queryClient}>
          <Screens modules={state.session.modules} />
          <Renewal session={state.session} />
          <Confirmations />
          <Toasts />
        </QueryClientProvider>
      )
  }
}

function goOn(address: string): void {
  if (isBesideAdmin(address)) location.replace(address)
  else history.replaceState(null, '', address)
}

function stateOf(session: Session | undefined): State {
  const { pathname, search, hash } = location
  const isSignIn = pathname.replace(/\/$/, '') === signInPath
  if (!session) {
    if (!isSignIn) history.replaceState(null, '', signInFor(pathname + search + hash))
    return { is: 'signed-out' }
  }
  if (!isStaff(session.me)) return { is: 'no-staff' }
  // Whoever is signed in already has no business on the sign-in.
  if (isSignIn) goOn(addressAfterSignIn(search))
  // The session may end while somebody is typing: they sign in again in place, and nothing is lost.
  onSignedOut(askToRenew)
  queryClient.setQueryData(meKey, session.me)
  return { is: 'ready', session }
}

/** Over whatever screen is open, while a session is to be had again. */
function Renewal({ session }: { readonly session: Session }) {
  const isAsked = useSyncExternalStore(renewal.subscribe, renewal.isAsked)
  if (!isAsked) return null
  return (
    <Suspense>
      <SignInAgain me={session.me} />
    </Suspense>
  )
}

function StartFailed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const t = useTexts('admin')
  return (
    <main className="alone">
      <EmptyState
        level={1}
        kind="failed"
        title={t('The admin could not be loaded')}
        text={error instanceof Error ? error.message : ''}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        actions={
          <Button icon="rotate-cw" onClick={retry}>
            {t('Try again')}
          </Button>
        }
      />
    </main>
  )
}
