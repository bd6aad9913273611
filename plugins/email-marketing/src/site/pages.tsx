import { filledText } from '@ashlar/sdk'
import type { PageComponentProps } from '@ashlar/sdk/site'
import type { ReactNode } from 'react'
import { confirmPath, unsubscribePath } from '../contract/addresses.ts'
import type { LinkState } from '../link-pages.ts'
import { words } from '../link-texts/visitor-texts.ts'
import { ReasonForm } from './reason-form.tsx'

interface LinkData {
  readonly token: string
  readonly state: LinkState | null
}

/** Asks before anything is done: programs that look at links in mails only read this (T17). */
export function ConfirmPage({ data: { token, state }, view }: PageComponentProps<LinkData>) {
  const t = words(view.language)
  if (state === null) return <Words title={t.over}>{t.confirmOver}</Words>
  const list = state.listName
  if (state.isDone) return <Words title={t.confirmed}>{filledText(t.confirmedText, { list })}</Words>
  return (
    <Words title={t.confirmTitle} act={<Act token={token} action={confirmPath} text={t.confirm} />}>
      {filledText(t.confirmText, { list })}
    </Words>
  )
}

interface UnsubscribeData extends LinkData {
  /** They said why. */
  readonly isTold: boolean
}

export function UnsubscribePage({ data: { token, state, isTold }, view }: PageComponentProps<UnsubscribeData>) {
  const t = words(view.language)
  if (state === null) return <Words title={t.over}>{t.unsubscribeOver}</Words>
  if (state.isDone) {
    const said = isTold ? <p role="status">{t.reasonThanks}</p> : <ReasonForm token={token} language={view.language} />
    return (
      <Words title={t.unsubscribed} act={said}>
        {t.unsubscribedText}
      </Words>
    )
  }
  const act = (
    <>
      <Act token={token} action={unsubscribePath} text={t.unsubscribe} />
      <p>
        <a href={`/newsletter/preferences?token=${encodeURIComponent(token)}`}>{t.fewer}</a>
      </p>
    </>
  )
  return (
    <Words title={t.unsubscribe} act={act}>
      {t.unsubscribeText}
    </Words>
  )
}

interface SignedUp {
  readonly state: 'taken' | 'email' | 'failed'
}

export function SignedUpPage({ data: { state }, view }: PageComponentProps<SignedUp>) {
  const t = words(view.language)
  if (state === 'email') return <Words title={t.wrong}>{t.wrongText}</Words>
  if (state === 'failed') return <Words title={t.failed}>{t.failedText}</Words>
  return <Words title={t.taken}>{t.takenText}</Words>
}

export function Words(props: { readonly title: string; readonly children: ReactNode; readonly act?: ReactNode }) {
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
