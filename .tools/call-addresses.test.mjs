import { expect, it } from 'vitest'
import { addressProblems } from './call-addresses.mjs'

const of = (source, path = 'plugins/forms/src/admin/list.tsx') => addressProblems(new Map([[path, source]]))

it.each([`const path = '/api/v1/admin/pages/'`, 'fetch(`/api/v1/admin/pages/${id}/`)', `api.get("/api/v2/pages/")`])(
  'an address of the API outside contracts is refused: %s',
  (source) => {
    expect(of(`\n${source}\n`)).toEqual([
      expect.stringMatching(/^plugins\/forms\/src\/admin\/list\.tsx:2 contains a hard-coded API address/),
    ])
  },
)

it.each([
  'plugins/forms/src/contract.ts',
  'plugins/forms/src/contract/visitors.ts',
  'plugins/forms/src/contract/addresses.ts',
  'sdk/src/platform/page-calls.ts',
  'plugins/forms/src/server/inbox.api.test.ts',
  'core/src/testing/walk/people.ts',
  'examples/demo/src/walk/places.fixture.ts',
  'core/src/supervisor/service.fixtures.ts',
])('a contract may write one, and a test: %s', (path) => {
  expect(of(`const path = '/api/v1/admin/pages/'`, path)).toEqual([])
})

it('comments may name one', () => {
  expect(of(`/** A list: '/api/v1/admin/pages/'. */\n * as '/api/v1/'\n  // '/api/v1/'`)).toEqual([])
})
