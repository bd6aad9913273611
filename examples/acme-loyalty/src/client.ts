import type { ClientMount } from '@ashlar/sdk/renderer'
import { botCheck } from '@ashlar/sdk/visitor'
import type { JoinTexts } from './site/join-texts.ts'

/** Sends the form of `/rewards/join` without leaving the page; what was typed stays where it was refused. */
export const mount: ClientMount<{ readonly texts: JoinTexts }> = (form, { texts }) => {
  const button = form.querySelector('button')
  const status = form.querySelector('[role=status]')
  if (!(form instanceof HTMLFormElement) || !button || !status) return

  const send = async (): Promise<string> => {
    const check = await botCheck()
    if (check.token === null) return check.message ?? texts.unverified
    const body = { ...Object.fromEntries(new FormData(form)), recaptchaToken: check.token }
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const { code }: { readonly code?: string } = await reply.json()
    if (code === 'LOYALTY_INCOMPLETE') return texts.incomplete
    if (code === 'LOYALTY_NOT_VERIFIED') return texts.unverified
    if (!reply.ok) return texts.failed
    form.reset()
    return texts.joined
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    status.textContent = await send().catch(() => texts.failed)
    button.disabled = false
  })
}
