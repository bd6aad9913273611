import { expect, it } from 'vitest'
import { publicCommentProblems } from './public-comments.mjs'

const all = [{ dir: 'plugins/shop', manifest: { ashlar: { kind: 'module' } } }]
const problemsOf = (path, text, more = {}) =>
  publicCommentProblems(new Map([[path, text], ...Object.entries(more)]), all).map((problem) => problem.split(':')[0])

it('finds internal ids in comments that authors read (issue 15)', () => {
  const commented = '/** Saves it (EDIT-019). */\nexport const save = 1'
  expect(problemsOf('sdk/src/content/save.ts', commented)).toEqual(['sdk/src/content/save.ts'])
  expect(problemsOf('sdk/src/a.ts', '/**\n * As asked in issue 7.\n */')).toHaveLength(1)
  expect(problemsOf('sdk/src/a.ts', '/** Bounds (architecture, section 7). */')).toHaveLength(1)
  const index = { 'plugins/shop/src/index.ts': `export * from './contract.ts'` }
  expect(problemsOf('plugins/shop/src/contract.ts', commented, index)).toEqual(['plugins/shop/src/contract.ts'])
})

it('leaves alone what stays at home, and what only looks like an id', () => {
  expect(problemsOf('sdk/src/a.ts', '/** A hash of SHA-256, in UTF-8. */\n// EDIT-019 asks for it.')).toEqual([])
  expect(problemsOf('sdk/src/a.test.ts', '/** EDIT-019 */')).toEqual([])
  expect(problemsOf('core/src/a.ts', '/** EDIT-019 */')).toEqual([])
  expect(problemsOf('plugins/shop/src/server/a.ts', '/** EDIT-019 */')).toEqual([])
})
