import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseConsent, consent, consentChoices, onConsent } from './consent.ts'
import { isAnonymous, pageReader } from './reader.ts'
import { testBrowser } from './testing/browser.ts'
import { onTrack, track } from './track.ts'
import { lastCampaign, rememberVisit, utmParameters, visitorId } from './visit.ts'

afterEach(() => vi.unstubAllGlobals())

const nothing = { analytics: false, marketing: false, external: false }

describe('consent of a visitor', () => {
  it('is no until they choose, then what they chose, category by category', () => {
    testBrowser()
    expect(consentChoices()).toBeNull()
    expect(consent('analytics')).toBe(false)
    chooseConsent({ ...nothing, analytics: true })
    expect(consentChoices()).toEqual({ ...nothing, analytics: true })
    expect([consent('analytics'), consent('marketing'), consent('external')]).toEqual([true, false, false])
  })

  it('is no by Global Privacy Control, also over an older yes, until they say yes all the same', () => {
    const { kept } = testBrowser({ gpc: false })
    chooseConsent({ analytics: true, marketing: true, external: true })
    const older = kept.get('ashlar_consent') ?? ''
    const browser = testBrowser({ gpc: true })
    expect(consentChoices()).toEqual(nothing)
    browser.kept.set('ashlar_consent', older)
    expect(consentChoices()).toEqual(nothing)
    chooseConsent({ ...nothing, external: true })
    expect(consentChoices()).toEqual({ ...nothing, external: true })
  })

  it('is heard of here and in other tabs, until nobody listens', () => {
    const { otherTab } = testBrowser()
    const listener = vi.fn()
    const end = onConsent(listener)
    chooseConsent(nothing)
    otherTab('basket', '[]')
    expect(listener).toHaveBeenCalledTimes(1)
    otherTab('ashlar_consent', JSON.stringify({ analytics: true }))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(consent('analytics')).toBe(true)
    end()
    chooseConsent(nothing)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each(['', 'yes', 'null', '[]', '{"analytics":"true"}', '{"analytics":1}', '{'])(
    'is no where something else is kept: %s',
    (text) => {
      testBrowser().kept.set('ashlar_consent', text)
      expect(consent('analytics')).toBe(false)
    },
  )

  it('is no in a browser that keeps nothing, and choosing is no error', () => {
    testBrowser()
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    chooseConsent({ ...nothing, analytics: true })
    rememberVisit()
    expect([consent('analytics'), visitorId(), utmParameters()]).toEqual([false, null, null])
  })
})

describe('tracking', () => {
  it('tells who listens on the page the event and its data, and nobody else', () => {
    testBrowser()
    const heard = vi.fn()
    const end = onTrack(heard)
    track('newsletter_signup', { form: 'frmNewsletter', url: 'https://example.com/' })
    document.dispatchEvent(new CustomEvent('ashlar:track', { detail: 'nonsense' }))
    document.dispatchEvent(new Event('ashlar:track'))
    end()
    track('newsletter_signup')
    expect(heard.mock.calls).toEqual([['newsletter_signup', { form: 'frmNewsletter', url: 'https://example.com/' }]])
  })
})

describe('visitor id and campaign (OPEN-257)', () => {
  const search = '?utm_source=letter&utm_campaign=spring&utm_content=&gclid=1'

  it('are kept from the first visit on, once the visitor allows analytics, and forgotten when they no longer do', () => {
    const { kept } = testBrowser({ search })
    rememberVisit()
    expect([kept.size, visitorId(), utmParameters()]).toEqual([0, null, null])
    chooseConsent({ ...nothing, analytics: true })
    rememberVisit()
    const id = kept.get('visitor_id') ?? ''
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(JSON.parse(kept.get('utm_parameters') ?? '')).toEqual({ utm_source: 'letter', utm_campaign: 'spring' })

    vi.stubGlobal('location', { search: '?utm_source=other' })
    rememberVisit()
    expect([visitorId(), utmParameters()]).toEqual([id, { utm_source: 'letter', utm_campaign: 'spring' }])

    chooseConsent({ ...nothing, marketing: true })
    expect([visitorId(), utmParameters()]).toEqual([null, null])
    rememberVisit()
    expect([...kept.keys()]).toEqual(['ashlar_consent'])
  })

  it('know the campaign that came last, for so many days (issue 21)', () => {
    const { kept } = testBrowser({ search: '?utm_campaign=email-1&utm_content=1-0' })
    rememberVisit()
    expect([kept.size, lastCampaign(7)]).toEqual([0, null])
    chooseConsent({ ...nothing, analytics: true })
    rememberVisit()
    vi.stubGlobal('location', { search: '?utm_campaign=email-2' })
    rememberVisit()
    vi.stubGlobal('location', { search: '?utm_source=other' })
    rememberVisit()
    expect(lastCampaign(7)).toEqual({ utm_campaign: 'email-2' })
    const day = 86_400_000
    for (const [age, found] of [
      [7 * day - 5_000, { utm_campaign: 'email-2' }],
      [7 * day, null],
      [-day, null],
    ] as const) {
      kept.set('last_campaign', JSON.stringify({ utm_campaign: 'email-2', at: Date.now() - age }))
      expect(lastCampaign(7)).toEqual(found)
    }
    chooseConsent(nothing)
    expect(lastCampaign(7)).toBeNull()
    rememberVisit()
    expect(kept.has('last_campaign')).toBe(false)
  })

  it('take nothing over that is too long or of another kind', () => {
    const { kept } = testBrowser({ search: `?utm_source=${'x'.repeat(5_000)}` })
    chooseConsent({ ...nothing, analytics: true })
    rememberVisit()
    expect(utmParameters()?.utm_source).toHaveLength(200)
    kept.set('utm_parameters', JSON.stringify({ utm_source: { a: 1 }, evil: 'x' }))
    expect(utmParameters()).toBeNull()
  })
})

it('costs a block under 1 KB gzip for tracking, consent and ids, of which it gets only what it takes', async () => {
  const all = await bundled('{ track, consent, onConsent, visitorId, utmParameters }')
  expect(all).toContain('utm_source')
  expect(gzipSync(all).length).toBeLessThan(1024)
  const one = await bundled('{ track }')
  expect(one).not.toContain('ashlar_consent')
  expect(gzipSync(one).length).toBeLessThan(200)
})

/** What a block's client weighs that passes these names on. */
async function bundled(names: string): Promise<string> {
  const entry = '/taken.js'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'taken',
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? `export ${names} from '${import.meta.dirname}/index.ts'` : null),
      },
    ],
    build: { write: false, minify: true, target: 'es2023', lib: { entry, formats: ['es'] } },
  })
  const [bundle] = Array.isArray(built) ? built : []
  return bundle?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('') ?? ''
}

describe('who reads a page', () => {
  const pageOf = (reply: object) => {
    const dataset: Record<string, string> = {}
    const documentElement = { dataset, hasAttribute: () => 'signedIn' in dataset }
    const fetch = vi.fn(async () => new Response(JSON.stringify({ success: true, ...reply })))
    vi.stubGlobal('document', { documentElement })
    vi.stubGlobal('fetch', fetch)
    return { dataset, fetch }
  }

  it('is asked once by all that want to know, and known to the page from then on (BLK-COMMON-026)', async () => {
    const cora = { displayName: 'Cora Lind', role_id: 6 }
    const { dataset, fetch } = pageOf({ user: cora })
    expect(await Promise.all([isAnonymous(), pageReader(), isAnonymous()])).toEqual([false, cora, false])
    expect(fetch).toHaveBeenCalledOnce()
    expect(dataset).toEqual({ signedIn: '' })
  })

  it('is nobody without a user or an answer, and is not asked where the page says it', async () => {
    pageOf({})
    expect(await isAnonymous()).toBe(true)
    pageOf({}).fetch.mockRejectedValue(new TypeError('offline'))
    expect(await isAnonymous()).toBe(true)
    const { dataset, fetch } = pageOf({})
    dataset['signedIn'] = ''
    expect(await isAnonymous()).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })
})
