import type { ClientMount } from '@ashlar/sdk/renderer'

/** Sends the forms of an account page without leaving it; what it takes is fetched once somebody comes to a form. */
export const mount: ClientMount = (element) => {
  for (const form of element.querySelectorAll<HTMLFormElement>('form.account-form')) {
    const start = () => import('./live-form.ts').then(({ send }) => send)
    form.addEventListener('focusin', () => void start().catch(console.error), { once: true })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      start().then(
        (send) => send(form),
        (error: unknown) => {
          console.error(error)
          HTMLFormElement.prototype.submit.call(form)
        },
      )
    })
  }
  element.dataset['ready'] = ''
}
