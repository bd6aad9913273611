import { afterEach, expect, it, vi } from 'vitest'
import { google } from './google.ts'
import { matomo } from './matomo.ts'
import { plausible } from './plausible.ts'

afterEach(() => vi.unstubAllGlobals())

const event = {
  name: 'newsletter_signup',
  data: { form: 'frmNewsletter' },
  url: 'https://example.com/news',
  referrer: '',
  title: 'News',
  visitorId: '0123abcd-4567-4abc-8def-0123456789ab',
}

/** What was sent where, as the service gets it; what cannot be reached is nobody's error. */
function collected() {
  const sent: { url: string; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: unknown }) => {
    sent.push({ url, body: String(body) })
    throw new TypeError('Failed to fetch')
  })
  return sent
}

it('Plausible gets an event with its data and no id of the visitor (OPEN-365)', () => {
  const sent = collected()
  plausible({ service: 'plausible', site: 'example.com', host: 'https://plausible.io' })(event)
  expect(sent.map(({ url }) => url)).toEqual(['https://plausible.io/api/event'])
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    name: 'newsletter_signup',
    domain: 'example.com',
    url: 'https://example.com/news',
    referrer: '',
    props: { form: 'frmNewsletter' },
  })
})

it('Matomo gets page views and events in its own words, with an id of sixteen digits', () => {
  const sent = collected()
  const tell = matomo({ service: 'matomo', site: '7', host: 'https://stats.example.com' })
  tell({ ...event, name: 'pageview', data: {} })
  tell(event)
  expect(sent[0]?.url).toBe('https://stats.example.com/matomo.php')
  const [view, action] = sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  expect(view).toMatchObject({ idsite: '7', rec: '1', action_name: 'News', _id: '0123abcd45674abc' })
  expect(view).not.toHaveProperty('e_a')
  expect(action).toMatchObject({ e_a: 'newsletter_signup', e_n: 'frmNewsletter', ca: '1' })
})

it('Google’s script is loaded once, from its host, and finds page views and events in its queue', () => {
  const loaded: { src?: string }[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: (script: object) => loaded.push(script) } })
  const tell = google({ service: 'google', site: 'G-1&x', host: 'https://www.googletagmanager.com' })
  tell({ ...event, name: 'pageview', data: {} })
  tell(event)
  expect(loaded.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1%26x'])
  const queue: unknown = Reflect.get(window, 'dataLayer')
  const words = Array.isArray(queue) ? queue.map((each: ArrayLike<unknown>) => Array.from(each).slice(0, 2)) : []
  expect(words.map(([verb, what]) => (verb === 'js' ? verb : `${verb} ${what}`))).toEqual([
    'js',
    'config G-1&x',
    'event page_view',
    'event newsletter_signup',
  ])
})
