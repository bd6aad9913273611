import { patternsProblems } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import patterns from './patterns.ts'

it('has ids of its own, and pages for its starter websites (issue 22)', () => {
  expect(patternsProblems(patterns)).toEqual([])
})
