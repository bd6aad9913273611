import { expect, test } from 'vitest'
import { matchRoute } from './routes.tsx'

const routes = [
  '/admin/packages/*',
  '/admin/pages/:id',
  '/admin',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/setting/:section',
].map((path) => ({ path }))

test.each([
  ['/admin', '/admin', {}],
  ['/admin/', '/admin', {}],
  ['/admin/pages', '/admin/pages', {}],
  ['/admin/pages/new', '/admin/pages/new', {}],
  ['/admin/pages/12', '/admin/pages/:id', { id: '12' }],
  ['/admin/packages/@acme/one', '/admin/packages/*', { '*': '@acme/one' }],
  ['/admin/packages/%40acme%2Fone', '/admin/packages/*', { '*': '@acme/one' }],
  ['/admin/setting/100%', '/admin/setting/:section', { section: '100%' }],
])('%s is the screen at %s', (pathname, path, params) => {
  expect(matchRoute(routes, pathname)).toEqual({ route: { path }, params })
})

test.each(['/', '/admin/pages/1/2', '/administration', '/admin/else'])('%s is no screen', (pathname) => {
  expect(matchRoute(routes, pathname)).toBeUndefined()
})
