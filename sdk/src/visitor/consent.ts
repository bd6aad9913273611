import { readRecord, writeLocal } from './local.ts'

/**
 * What a visitor is asked about: measuring visits; advertising; and what other companies serve within a page, such as
 * maps and videos. What a page needs to work is never asked.
 */
export const consentCategories = ['analytics', 'marketing', 'external'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>

const key = 'ashlar_consent'
const changed = 'ashlar:consent'

/**
 * What the visitor has chosen; null as long as they have not. A browser that says Global Privacy Control has chosen:
 * nothing, unless the visitor allowed it here while the browser said so already.
 */
export function consentChoices(): ConsentChoices | null {
  const kept = readRecord(key)
  const refuses = refusesAll()
  if (kept === null) return refuses ? choices(() => false) : null
  return choices((category) => kept[category] === true && (!refuses || kept['gpc'] === true))
}

/** Whether the visitor has allowed this. Not having been asked is no. */
export function consent(category: ConsentCategory): boolean {
  return consentChoices()?.[category] === true
}

/** Keep what the visitor chose, and tell everybody on the page. For consent banners. */
export function chooseConsent(chosen: ConsentChoices): void {
  writeLocal(key, JSON.stringify({ ...choices((category) => chosen[category]), gpc: refusesAll() }))
  document.dispatchEvent(new CustomEvent(changed))
}

/** Hear of every choice, here and in other tabs of the site; gives what ends it. */
export function onConsent(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  document.addEventListener(changed, listener)
  addEventListener('storage', elsewhere)
  return () => {
    document.removeEventListener(changed, listener)
    removeEventListener('storage', elsewhere)
  }
}

const choices = (isAllowed: (category: ConsentCategory) => boolean): ConsentChoices => ({
  analytics: isAllowed('analytics'),
  marketing: isAllowed('marketing'),
  external: isAllowed('external'),
})

const refusesAll = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
