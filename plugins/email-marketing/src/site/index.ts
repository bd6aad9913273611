import { maybe } from '@ashlar/sdk'
import { BotCheck } from '@ashlar/sdk/server'
import { defineSite, siteCsp, sitePage } from '@ashlar/sdk/site'
import { LinkPages, PreferencePages } from '../link-pages.ts'
import { words } from '../link-texts/visitor-texts.ts'
import { ConfirmPage, SignedUpPage, UnsubscribePage } from './pages.tsx'
import { PreferencesPage } from './preferences-page.tsx'

/** What a link shows changes with what is done by it: such a page is kept by nobody. */
const fresh = { until: new Date(0), noindex: true }

export default defineSite({
  pages: [
    sitePage({
      path: '/newsletter/confirm',
      query: ['token'],
      deps: [LinkPages],
      find: async ({ query: { token = '' }, language }, links) => ({
        ...{ data: { token, state: await links.state('confirm', token) }, title: words(language).confirmTitle },
        ...fresh,
      }),
      component: ConfirmPage,
    }),
    sitePage({
      path: '/unsubscribe',
      query: ['token', 'told'],
      deps: [LinkPages],
      find: async ({ query: { token = '', told: isTold }, language }, links) => ({
        data: { token, state: await links.state('unsubscribe', token), isTold: isTold === '1' },
        ...{ title: words(language).unsubscribe, ...fresh },
      }),
      component: UnsubscribePage,
    }),
    sitePage({
      path: '/newsletter/preferences',
      query: ['token', 'saved'],
      deps: [PreferencePages],
      find: async ({ query: { token = '', saved }, language }, pages) => ({
        data: { token, state: await pages.preferences(token), isSaved: saved === '1' },
        ...{ title: words(language).preferences, ...fresh },
      }),
      component: PreferencesPage,
    }),
    sitePage({
      path: '/newsletter/signed-up',
      query: ['state'],
      deps: [],
      find: async ({ query: { state = '' }, language }) => ({
        data: { state: told(state) },
        title: words(language).newsletter,
        noindex: true,
      }),
      component: SignedUpPage,
    }),
  ],
  csp: siteCsp([maybe(BotCheck)], async (check) => (await check?.hosts()) ?? {}),
})

function told(state: string): 'taken' | 'email' | 'failed' {
  return state === 'email' || state === 'failed' ? state : 'taken'
}
