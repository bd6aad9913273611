import { expect, it } from 'vitest'
import { plainWordProblems } from './plain-words.mjs'

const of = (source, path = 'plugins/forms/src/admin/list.tsx') => plainWordProblems(new Map([[path, source]]))

it.each([
  `t('The list can’t be had just now.')`,
  `t('No lines were taken in.')`,
  `[404, () => 'This form is not there.']`,
  'const say = (name) => `Ask whoever runs ${name}.`',
  `<p title="This link is over" />`,
  `t('What visitors wrote.')`,
  `t('The tenant has no forms.')`,
])('a sentence that is not plain English is refused: %s', (source) => {
  expect(of(source)).toEqual([expect.stringMatching(/^plugins\/forms\/src\/admin\/list\.tsx says “/)])
})

it.each([
  ['words in a comment', `// What is left is given up.\nt('Saved')`],
  ['questions', `t('What happened next?')`],
  ['keys and other words of the code', `const state = 'given up'`],
  ['tests', `t('This link is over')`, 'plugins/forms/src/admin/list.test.tsx'],
  ['nouns that authors of packages know', `throw new Error('Name a tenant by its guid.')`, 'core/src/data/sql-text.ts'],
])('%s may stay', (_what, source, path) => {
  expect(of(source, path)).toEqual([])
})
