import { expect, it } from 'vitest'
import { actionWords, detailWords } from './audit-words.ts'

const t = (english: string, values: Readonly<Record<string, string | number>> = {}) =>
  english.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

it('acts read as words, those of modules too', () => {
  expect(actionWords('user.role_changed', t)).toBe('User: role changed')
  expect(actionWords('api_token.created', t)).toBe('API token: created')
  expect(actionWords('web-order.paid', t)).toBe('Web order: paid')
  expect(actionWords('platform', t)).toBe('Platform')
})

it('details leave out what says nothing', () => {
  expect(detailWords({ from: 'Editor', to: 'Manager', granted: '', note: null }, t)).toBe('from: Editor, to: Manager')
  expect(detailWords({ is_live: true, count: 0 }, t)).toBe('is live: yes, count: 0')
})
