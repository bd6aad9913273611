import type { ClientMount } from '@ashlar/sdk/renderer'

/** Takes the form over; all it does is fetched when a visitor comes to it. What cannot be fetched leaves it as it is without a script. */
export const mount: ClientMount = (element) => {
  const form = element.querySelector('form')
  if (!form) return
  // Its own checks say the same sentences as the server's.
  form.noValidate = true
  let live: Promise<() => Promise<void>> | undefined
  const start = () => {
    live ??= import('../client/live-form.ts').then(({ liveForm }) => liveForm(form))
    return live
  }
  const warm = () =>
    void start().catch((error: unknown) => {
      console.error(error)
      for (const part of form.querySelectorAll('[data-off], [data-later]')) {
        part.removeAttribute('data-off')
        part.removeAttribute('data-later')
      }
    })
  // What is hidden follows from what the browser has filled in, perhaps before anybody comes to the form.
  if (form.querySelector('[data-when], .form-step')) warm()
  form.addEventListener('focusin', warm, { once: true })
  form.addEventListener('pointerenter', warm, { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start().then(
      (send) => send(),
      (error: unknown) => {
        console.error(error)
        // A field may be called "submit".
        HTMLFormElement.prototype.submit.call(form)
      },
    )
  })
}
