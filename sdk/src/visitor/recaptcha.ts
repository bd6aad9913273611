interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/** A token of reCAPTCHA v3, whose script is loaded when it is first needed. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  if (!globalThis.grecaptcha) await loaded(`https://www.google.com/recaptcha/api.js?render=${siteKey}`)
  const service = globalThis.grecaptcha
  if (!service) throw new Error('The reCAPTCHA script loaded but did not start.')
  await new Promise<void>((resolve) => service.ready(resolve))
  return service.execute(siteKey, { action: 'submit' })
}

function loaded(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The reCAPTCHA script could not be loaded.'))
    document.head.append(script)
  })
}
