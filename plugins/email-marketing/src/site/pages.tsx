import type { ReactNode } from 'react'
import { confirmPath, unsubscribePath } from '../contract/addresses.ts'
import type { LinkState } from '../link-pages.ts'

interface LinkPageProps {
  readonly data: { readonly token: string; readonly state: LinkState | null }
}

/** Asks before anything is done: programs that look at links in mails only read this (T17). */
export function ConfirmPage({ data: { token, state } }: LinkPageProps) {
  if (state === null)
    return <Words title="This link has ended">Links to confirm work for seven days. Please sign up again.</Words>
  if (state.isDone)
    return <Words title="You are subscribed">Thank you. The next issue of {state.listName} comes to you.</Words>
  return (
    <Words title="Confirm your subscription" act={<Act token={token} action={confirmPath} text="Confirm" />}>
      One more step, then you get {state.listName} by mail.
    </Words>
  )
}

export function UnsubscribePage({ data: { token, state } }: LinkPageProps) {
  if (state === null)
    return <Words title="This link has ended">Please use the link of a newer mail, or write to us.</Words>
  if (state.isDone) return <Words title="You are unsubscribed">We mail you no newsletter any more.</Words>
  return (
    <Words title="Unsubscribe" act={<Act token={token} action={unsubscribePath} text="Unsubscribe" />}>
      You will get no newsletter from us any more.
    </Words>
  )
}

export function SignedUpPage({ data: { state } }: { readonly data: { readonly state: 'taken' | 'email' | 'failed' } }) {
  if (state === 'email')
    return <Words title="Invalid email address">Please go back and look at the address again.</Words>
  if (state === 'failed') return <Words title="Not signed up">Something went wrong. Please try again.</Words>
  return (
    <Words title="Subscription successful!">
      We look at it, and mail you a link by which you confirm your address.
    </Words>
  )
}

function Words(props: { readonly title: string; readonly children: ReactNode; readonly act?: ReactNode }) {
  return (
    <section className="newsletter-page">
      <h1>{props.title}</h1>
      <p>{props.children}</p>
      {props.act}
    </section>
  )
}

function Act({ token, action, text }: { readonly token: string; readonly action: string; readonly text: string }) {
  return (
    <form className="newsletter-act" method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button" data-variant="success">
        {text}
      </button>
    </form>
  )
}
