import type { BrowserContext, Frame, Page } from 'playwright'

/** What happened on a page that should not have. */
export type Execution = string

/** Watches every page of a context: what runs, what opens a dialog, what the policy had to stop. */
export async function watched(context: BrowserContext, origin: string): Promise<void> {
  // Nothing of a hostile text is fetched from anywhere.
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  )
  await context.addInitScript(() => {
    const seen: string[] = []
    Object.defineProperty(window, '__executions', { value: seen })
    Object.defineProperty(window, '__xss', { set: () => seen.push('a script ran'), get: () => undefined })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      if (effectiveDirective.startsWith('script-src')) seen.push(`the policy stopped ${effectiveDirective} ${sample}`)
    })
  })
}

/** What ran on the page by itself or by a pointer over everything, and what would run at a click. */
export async function executionsOn(page: Page | Frame): Promise<readonly Execution[]> {
  return page.evaluate(async () => {
    const bad = /^(javascript|data|vbscript|blob|filesystem|view-source|feed):/i
    const elements = [...document.querySelectorAll<HTMLElement>('*')]
    for (const element of elements) {
      for (const type of ['mouseover', 'pointerover', 'focus', 'toggle', 'animationstart', 'error', 'load']) {
        if ((type === 'error' || type === 'load') && !element.attributes.getNamedItem(`on${type}`)) continue
        element.dispatchEvent(new Event(type))
      }
    }
    // Whatever an event or a picture that is missing sets off has run by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const found: string[] = Reflect.get(window, '__executions')
    // What stands in a sandbox without an origin may run there: Custom HTML in the canvas (X3).
    const isSandboxed = (element: HTMLElement) =>
      element instanceof HTMLIFrameElement &&
      element.hasAttribute('sandbox') &&
      !element.sandbox.contains('allow-same-origin')
    for (const element of elements) {
      for (const { name, value } of element.attributes) {
        if (name === 'srcdoc' && isSandboxed(element)) continue
        if (name.startsWith('on') || name === 'srcdoc') found.push(`<${element.localName} ${name}>`)
        if (!/^(href|src|action|formaction|xlink:href|data|poster|ping)$/.test(name)) continue
        // As the browser reads it, without the characters that it leaves out.
        const address = [...value.trim()].filter((each) => each > ' ').join('')
        const isOwnPicture = name === 'src' && /^data:image\/(png|gif|webp|avif|jpeg)[;,]/i.test(address)
        if (bad.test(address) && !isOwnPicture) found.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`)
      }
    }
    return [...new Set(found)]
  })
}
