import { consent } from './consent.ts'
import { readLocal, readRecord, writeLocal } from './local.ts'

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type UtmParameters = Readonly<Partial<Record<(typeof utmNames)[number], string>>>

const idKey = 'visitor_id'
const utmKey = 'utm_parameters'
const lastKey = 'last_campaign'
const longest = 200

/** The random id by which visits of this browser are told from others'; null without consent to analytics. */
export function visitorId(): string | null {
  return consent('analytics') ? readLocal(idKey) : null
}

/** The campaign that brought the visitor here first; null without one, and without consent to analytics. */
export function utmParameters(): UtmParameters | null {
  const kept = consent('analytics') ? readRecord(utmKey) : null
  return kept && only((name) => kept[name])
}

/**
 * The campaign by whose link the visitor came last, within so many days; null without one, and without consent to
 * analytics. What a visitor does later is counted as its success.
 */
export function lastCampaign(days: number): UtmParameters | null {
  const kept = consent('analytics') ? readRecord(lastKey) : null
  const at = kept?.['at']
  const age = typeof at === 'number' ? Date.now() - at : -1
  return kept && age >= 0 && age < days * 86_400_000 ? only((name) => kept[name]) : null
}

/**
 * Write down the id, the campaign of the first visit and the one that came last when the visitor allows analytics, and forget
 * them when not. For consent banners: on every page, and after every choice.
 */
export function rememberVisit(): void {
  if (!consent('analytics')) {
    writeLocal(idKey, null)
    writeLocal(utmKey, null)
    writeLocal(lastKey, null)
    return
  }
  if (readLocal(idKey) === null) writeLocal(idKey, randomId())
  const query = new URLSearchParams(location.search)
  const campaign = only((name) => query.get(name))
  if (campaign && readLocal(utmKey) === null) writeLocal(utmKey, JSON.stringify(campaign))
  if (campaign?.utm_campaign) writeLocal(lastKey, JSON.stringify({ ...campaign, at: Date.now() }))
}

function only(value: (name: (typeof utmNames)[number]) => unknown): UtmParameters | null {
  const found = utmNames.flatMap((name) => {
    const each = value(name)
    return typeof each === 'string' && each !== '' ? [[name, each.slice(0, longest)] as const] : []
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}

/** `crypto.randomUUID` is missing on a site without TLS. */
function randomId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) => {
    const bits = at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte
    return bits.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
