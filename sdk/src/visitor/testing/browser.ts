import { vi } from 'vitest'

export interface TestBrowser {
  /** What the site has kept in this browser. */
  readonly kept: Map<string, string>
  /** Another tab of the site wrote this. */
  readonly otherTab: (key: string, text: string) => void
}

/** As much of a browser as the visitor entry asks for; `vi.unstubAllGlobals` ends it. */
export function testBrowser(browser: { readonly gpc?: boolean; readonly search?: string } = {}): TestBrowser {
  const kept = new Map<string, string>()
  const window = new EventTarget()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('location', { search: browser.search ?? '' })
  vi.stubGlobal('navigator', browser.gpc === undefined ? {} : { globalPrivacyControl: browser.gpc })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return {
    kept,
    otherTab: (key, text) => {
      kept.set(key, text)
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}
